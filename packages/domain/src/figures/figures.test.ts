import { expect, test } from "vitest";
import { describeFigure, toPercent } from "./figures.ts";

test.each([
  [3, 19, null],
  [5, 20, 25],
  [1, 30, 3.3],
  [0, 0, null],
])("no percent is shown under 20: %i of %i is %j", (part, whole, percent) => {
  expect(toPercent(part, whole)).toBe(percent);
});

test("a figure about tax says the word of the site", () => {
  expect(describeFigure("tax", "GST")).toEqual({
    label: "GST included",
    meaning: "The GST in gross sales, minus the same share of each refund.",
  });
});
