import { expect, test } from "vitest";
import { changeLines } from "./changeLines.ts";

test("each changed field is a line with both values, also inside objects", () => {
  const before = { status: "placed", prices: { small: 100 } };
  const after = { status: "in_production", prices: { small: 120 } };
  expect(changeLines(before, after)).toEqual(["status: placed → in_production", "prices.small: 100 → 120"]);
});

test("a field of one side has one value, and nothing changed gives no line", () => {
  expect(changeLines(null, { amount: 5, tags: ["a"] })).toEqual(["amount: 5", 'tags: ["a"]']);
  expect(changeLines(null, null)).toEqual([]);
});

test("a long value is cut", () => {
  expect(changeLines(null, { text: "x".repeat(200) })[0]).toHaveLength("text: ".length + 80);
});
