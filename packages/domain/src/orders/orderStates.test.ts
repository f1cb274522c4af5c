import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canOrderTransition,
  initialOrderState,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  type OrderState,
} from "./orderStates.ts";

const reachableFrom = (
  start: OrderState,
  seen: ReadonlySet<OrderState> = new Set(),
): ReadonlySet<OrderState> =>
  seen.has(start)
    ? seen
    : ORDER_TRANSITIONS[start].reduce<ReadonlySet<OrderState>>(
        (reached, next) => reachableFrom(next, reached),
        new Set([...seen, start]),
      );

test("R4.13 an upload-later order waits for its photos, any other is placed", () => {
  expect([initialOrderState(true), initialOrderState(false)]).toEqual(["awaiting_photos", "placed"]);
});

test("R4.14 every state can be reached by an upload-later order", () => {
  expect([...reachableFrom(initialOrderState(true))].toSorted()).toEqual([...ORDER_STATES].toSorted());
});

test("R4.14 refunded is the only final state", () => {
  expect(ORDER_STATES.filter((state) => ORDER_TRANSITIONS[state].length === 0)).toEqual(["refunded"]);
});

test("R4.14 an order never returns to an earlier state", () => {
  for (const state of ORDER_STATES)
    for (const next of ORDER_TRANSITIONS[state]) expect(reachableFrom(next).has(state)).toBe(false);
});

test("R4.14 an order in production cannot be cancelled", () => {
  expect(canOrderTransition("placed", "cancelled")).toBe(true);
  expect(canOrderTransition("in_production", "cancelled")).toBe(false);
});

test("R4.14 an order without its photos cannot go into production", () => {
  expect(canOrderTransition("awaiting_photos", "in_production")).toBe(false);
});

test("R4.14 an order ends after at most five transitions", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.array(fc.nat(6), { minLength: 10, maxLength: 10 }),
      (isUploadLater, choices) => {
        let state: OrderState = initialOrderState(isUploadLater);
        let moves = 0;
        for (const choice of choices) {
          const next: readonly OrderState[] = ORDER_TRANSITIONS[state];
          const chosen = next[choice % Math.max(1, next.length)];
          if (chosen === undefined) break;
          expect(canOrderTransition(state, chosen)).toBe(true);
          state = chosen;
          moves += 1;
        }
        expect(moves).toBeLessThanOrEqual(5);
      },
    ),
  );
});
