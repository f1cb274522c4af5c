import { expect, test } from "vitest";
import { clamp } from "./clamp.ts";

test("a value within its limits stays, another becomes the nearest limit", () => {
  expect([5, -1, 11].map((value) => clamp(value, 0, 10))).toEqual([5, 0, 10]);
});

test("the lower limit wins where the limits cross", () => {
  expect(clamp(5, 3, 2)).toBe(3);
});
