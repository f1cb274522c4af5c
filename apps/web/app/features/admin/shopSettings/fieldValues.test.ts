import fc from "fast-check";
import { expect, test } from "vitest";
import {
  fromTyped,
  moneyFromTyped,
  moneyToTyped,
  priceFromTyped,
  priceToTyped,
  toTyped,
} from "./fieldValues.ts";

test.each([
  ["749", 74_900],
  ["749.00", 74_900],
  ["749,5", 74_950],
  ["R1 249,50", 124_950],
  ["$1,249.50", 124_950],
  ["0", 0],
  ["R0.00", 0],
  ["free", "free"],
  ["-5", "-5"],
  ["0.001", "0.001"],
  ["", ""],
])("an amount typed as %j is %j", (typed, value) => {
  expect(moneyFromTyped(typed)).toBe(value);
});

test("an amount is typed as it is shown", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (amount) => {
      expect(moneyFromTyped(moneyToTyped(amount))).toBe(amount);
    }),
  );
});

test.each([
  ["integer", "120", 120],
  ["integer", "two", "two"],
  ["percent", "7,5", 7.5],
  ["optionalInteger", " ", null],
  ["optionalInteger", "3", 3],
  ["amount", "500", 50_000],
  ["optionalLine", "  ", null],
  ["time", "", null],
  ["time", "14:00", "14:00"],
  ["line", " Hi ", " Hi "],
  ["paragraphs", "One\nline.\n\n\nTwo.\n", ["One line.", "Two."]],
] as const)("R5.3 %s: %j is read as %j", (kind, typed, value) => {
  expect(fromTyped(kind, typed)).toEqual(value);
});

test("paragraphs are typed with an empty line between them", () => {
  expect(toTyped("paragraphs", ["One.", "Two."])).toBe("One.\n\nTwo.");
  expect(toTyped("optionalLine", null)).toBe("");
});

test("R1.2 a price that a new country does not have yet is an empty field, and never 0.00", () => {
  expect(priceToTyped(0)).toBe("");
  expect(priceToTyped(74_900)).toBe("749.00");
  expect(priceFromTyped(" ")).toBe(0);
  expect(priceFromTyped("749")).toBe(74_900);
  // Where 0 is an amount, as of free delivery, it is typed as one.
  expect(moneyToTyped(0)).toBe("0.00");
});
