import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  REMAKE_REASON_RULES,
  REMAKE_REASONS,
  remakeReasonsAfterSending,
  remakeReasonsBeforeSending,
} from "../print/remakeReasons.ts";
import { canOrderTransition, ORDER_STATES } from "./orderStates.ts";
import {
  canReplacementTransition,
  REMAKE_BY_STATE,
  REPLACEMENT_STATES,
  type ReplacementState,
  replacementNumber,
} from "./remakes.ts";

describe("B13 making a tile again", () => {
  test("is a reprint until the parcel is sent, and a replacement afterwards", () => {
    expect(REMAKE_BY_STATE).toEqual({
      awaiting_photos: "none",
      placed: "reprint",
      in_production: "reprint",
      shipped: "replacement",
      delivered: "replacement",
      cancelled: "none",
      refunded: "none",
    });
  });

  test("never goes back from replacement to reprint while an order moves on", () => {
    const walk = fc.array(fc.nat(ORDER_STATES.length), { maxLength: 12 });
    fc.assert(
      fc.property(walk, (choices) => {
        let state: (typeof ORDER_STATES)[number] = "placed";
        let isSent = false;
        for (const choice of choices) {
          const next = ORDER_STATES.filter((to) => canOrderTransition(state, to));
          state = next[choice % Math.max(1, next.length)] ?? state;
          isSent ||= REMAKE_BY_STATE[state] === "replacement";
          if (isSent) expect(REMAKE_BY_STATE[state]).not.toBe("reprint");
        }
      }),
    );
  });

  test("has a reason for each moment, and what a courier did is only seen after sending", () => {
    expect(remakeReasonsBeforeSending()).not.toContain("lost");
    expect(remakeReasonsAfterSending()).toContain("lost");
    for (const reason of REMAKE_REASONS) {
      const rule = REMAKE_REASON_RULES[reason];
      expect(rule.isBeforeSending || rule.isAfterSending).toBe(true);
      if (rule.payer === "courier") expect(rule.isBeforeSending).toBe(false);
    }
  });
});

describe("B13 a replacement", () => {
  test("ends after at most two steps, and what has left is not stopped any more", () => {
    const stepsFrom = (state: ReplacementState): number =>
      Math.max(
        0,
        ...REPLACEMENT_STATES.filter((to) => canReplacementTransition(state, to)).map(
          (to) => 1 + stepsFrom(to),
        ),
      );
    expect(stepsFrom("in_production")).toBe(2);
    expect(canReplacementTransition("shipped", "cancelled")).toBe(false);
    expect(canReplacementTransition("cancelled", "shipped")).toBe(false);
  });

  test("has the number of its order, and each place another one", () => {
    expect(replacementNumber("ZA-10432", 1)).toBe("ZA-10432-R1");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (one, other) => {
        fc.pre(one !== other);
        expect(replacementNumber("ZA-1", one)).not.toBe(replacementNumber("ZA-1", other));
      }),
    );
  });
});
