import { expect, test } from "vitest";
import { ORDER_STATES, ORDER_TRANSITIONS, type OrderState } from "./orderStates.ts";
import { findUndoableStep, isUndoStep } from "./undoSteps.ts";

const AT = new Date("2026-11-23T10:00:00Z");
const UNTIL = new Date("2026-11-23T10:05:00Z");
const historyOf = (from: OrderState, to: OrderState) => [
  { status: from, at: new Date(0) },
  { status: to, at: AT, undoUntil: UNTIL },
];

const TRANSITIONS = ORDER_STATES.flatMap((from) => ORDER_TRANSITIONS[from].map((to) => [from, to] as const));

test.each(TRANSITIONS)(
  "B13 undoing the step from %s to %s restores the state before, or is no undo",
  (from, to) => {
    const undoable = findUndoableStep(historyOf(from, to), AT);
    if (isUndoStep(to)) expect(undoable).toEqual({ step: to, at: AT, restores: from, until: UNTIL });
    else expect(undoable).toBeNull();
  },
);

test("B13 money that has gone back, and an order that was placed, are never undone", () => {
  expect(ORDER_STATES.filter(isUndoStep)).toEqual(["in_production", "shipped", "delivered", "cancelled"]);
});

test("B13 a step can be undone until its time, and not from then on", () => {
  const history = historyOf("placed", "in_production");
  expect(findUndoableStep(history, new Date(UNTIL.getTime() - 1))).not.toBeNull();
  expect(findUndoableStep(history, UNTIL)).toBeNull();
});

test("B13 only the last step can be undone, and only one that has a time of undo", () => {
  const [placed, begun] = historyOf("placed", "in_production");
  if (!placed || !begun) throw new Error("no history");
  expect(findUndoableStep([placed, begun, { status: "shipped", at: AT }], AT)).toBeNull();
  expect(findUndoableStep([begun], AT)).toBeNull();
});
