import { expect, test } from "vitest";
import { confirmationText, holdText, ppiText } from "./weakPrintMessages.ts";

test("B13 the owner reads resolution and verdict, rounded down so that 99.9 is not called 100", () => {
  expect(ppiText({ ppi: 99.9, verdict: "unprintable" })).toBe(
    "99 pixels per inch, too few for its size: it will look blurred.",
  );
  expect(ppiText({ ppi: 120, verdict: "soft" })).toBe("120 pixels per inch, a little soft.");
});

test("B13 the owner reads whether the shopper has confirmed a print", () => {
  expect(confirmationText({ confirmedPpi: 71 })).toBe("The shopper wants it printed like this.");
  expect(confirmationText({ confirmedPpi: null })).toBe("The shopper has not confirmed it.");
});

test("B13 a held print says why, a released one that it was released, others nothing", () => {
  const held = { state: "held", holdReason: "changed", releasedAt: null } as const;
  expect(holdText(held)).toContain("changed after the order");
  expect(holdText({ ...held, state: "done", releasedAt: "2026-11-23T00:00:00.000Z" })).toBe(
    "It has been approved for printing.",
  );
  expect(holdText({ state: "waiting", holdReason: null, releasedAt: null })).toBe("");
});
