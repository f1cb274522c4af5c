import { expect, test } from "vitest";
import { degrees, fraction, minor, mm, px } from "./units.ts";

test.each([mm, px, fraction, degrees])("a measure is a finite number", (make) => {
  expect(() => make(Number.NaN)).toThrow(RangeError);
  expect(() => make(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(make(-1.5)).toBe(-1.5);
});

test("R5.4 money is whole cents", () => {
  expect(() => minor(12.5)).toThrow(RangeError);
  expect(() => minor(2 ** 53)).toThrow(RangeError);
  expect(minor(1250)).toBe(1250);
});
