import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test("the median is the middle value, or the mean of the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 3])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test("a percentile is the value that so many percent do not exceed", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([1, 50, 99, 100].map((percent) => percentile(hundred, percent))).toEqual([1, 50, 99, 100]);
  expect(percentile([3, 1, 2], 50)).toBe(2);
  expect(percentile([3, 1, 2], 99)).toBe(3);
  expect(percentile([3, 1, 2], 0)).toBe(1);
  expect(percentile([], 50)).toBeNaN();
});
