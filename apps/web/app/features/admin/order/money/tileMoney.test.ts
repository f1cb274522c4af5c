import { expect, test } from "vitest";
import { isRefunded, leftOf, refundStateText, tileMoneyLabel } from "./tileMoney.ts";

const format = (amount: number) => `R${(amount / 100).toFixed(2)}`;

test.each([
  [0, "R416.67", 41_667, false],
  [20_000, "R200.00 given back, R216.67 left", 21_667, false],
  [41_667, "R416.67 given back", 0, true],
])("B13 a tile of which %d went back says so, and what is left of it", (givenBack, label, left, isOver) => {
  const tile = { paid: [20_834, 20_833], givenBack };
  expect(tileMoneyLabel(tile, format, "given back")).toBe(label);
  expect(leftOf(tile)).toBe(left);
  expect(isRefunded(tile)).toBe(isOver);
});

test("B13 money of tiles is called given back only when all of it has arrived", () => {
  const wordsOf = (...states: ("requested" | "pending" | "succeeded" | "withdrawn")[]) =>
    refundStateText(states.map((state) => ({ state })));
  expect(wordsOf("succeeded", "withdrawn")).toBe("given back");
  expect(wordsOf("requested", "withdrawn")).toBe("on its way back");
  expect(wordsOf("succeeded", "pending")).toBe("given back or on its way");
});
