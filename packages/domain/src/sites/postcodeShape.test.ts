import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeAddressPattern } from "./addressPattern.ts";
import { postcodeRule, toPostcodePattern, toPostcodeShape } from "./postcodeShape.ts";

const matches = (shape: string, postcode: string): boolean =>
  new RegExp(toPostcodePattern(shape) ?? "^$", "v").test(postcode);

test("R1.2 an example says how postcodes are written", () => {
  expect(matches("9999", "6011")).toBe(true);
  expect(matches("9999", "601")).toBe(false);
  expect(matches("A9A 9A9", "K1A 0B1")).toBe(true);
  expect(matches("A9A 9A9", "k1a0b1")).toBe(true);
  expect(matches("99-999", "00-950")).toBe(true);
  for (const shape of ["", " 9", "0000", "9999+", "A9A 9A9 9999"])
    expect(toPostcodePattern(shape)).toBeUndefined();
});

test("R1.2 the pattern of every example is safe, and the example's own postcodes match it", () => {
  const shapes = fc
    .array(fc.constantFrom("9", "A", " ", "-"), { minLength: 1, maxLength: 10 })
    .map((characters) => characters.join(""))
    .filter((shape) => toPostcodePattern(shape) !== undefined);
  fc.assert(
    fc.property(shapes, (shape) => {
      expect(isSafeAddressPattern(toPostcodePattern(shape) ?? "")).toBe(true);
      expect(toPostcodeShape(toPostcodePattern(shape) ?? "")).toBe(shape);
      expect(matches(shape, postcodeRule(shape).hint?.replace("Such as ", "") ?? "")).toBe(true);
      expect(matches(shape, shape.replaceAll("9", "4").replaceAll("A", "q"))).toBe(true);
    }),
  );
});

test("R1.2 a pattern that no example gives has no example", () => {
  expect(toPostcodeShape("^[0-9]{4}$")).toBe("9999");
  for (const pattern of ["^.*$", "^[0-9]{4}(-[0-9]{3})?$", "9999", "^(?:A|9)$", ""])
    expect(toPostcodeShape(pattern), pattern).toBeUndefined();
});
