import { expect, test } from "vitest";
import { CHECKOUT_TRANSITIONS, type CheckoutPhase, canPhaseTransition, isEditable } from "./checkoutPhase.ts";

const PHASES = [
  "opening",
  "unavailable",
  "empty",
  "details",
  "review",
  "paying",
  "nextAction",
  "checking",
  "stuck",
  "ordered",
] as const satisfies readonly CheckoutPhase[];

test("R4.12 every transition leads to a phase of the table", () => {
  const targets = Object.values(CHECKOUT_TRANSITIONS).flat();
  expect(targets.filter((target) => !PHASES.includes(target))).toEqual([]);
});

test("R2.14 paying begins only at the review or after a next action", () => {
  expect(PHASES.filter((phase) => canPhaseTransition(phase, "paying"))).toEqual(["review", "nextAction"]);
});

test("R2.14 an unknown payment never leads back to the review or to paying", () => {
  expect(canPhaseTransition("checking", "review")).toBe(false);
  expect(canPhaseTransition("checking", "paying")).toBe(false);
});

test("R2.14 an order has no further phase", () => {
  expect(CHECKOUT_TRANSITIONS.ordered).toEqual([]);
});

test("R2.14 everything can be corrected until it is paid", () => {
  expect(PHASES.filter(isEditable)).toEqual(["details", "review"]);
});
