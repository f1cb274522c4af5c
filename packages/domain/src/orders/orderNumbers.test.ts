import { expect, test } from "vitest";
import { spellOrderNumbers } from "./orderNumbers.ts";

test.each([
  ["ZA-10001", ["ZA-10001"]],
  [" za10001 ", ["ZA-10001"]],
  ["za 10001", ["ZA-10001"]],
  ["#ZA-10001", ["ZA-10001"]],
  [" # za – 10001 ", ["ZA-10001"]],
  ["10001", ["ZA-10001", "AU-10001"]],
  ["za-10001-r1", ["ZA-10001-R1"]],
  ["10001r2", ["ZA-10001-R2", "AU-10001-R2"]],
  ["hello", []],
  ["", []],
])("B13 %j is understood as an order's number", (typed, numbers) => {
  expect(spellOrderNumbers(typed, ["ZA", "AU"])).toEqual(numbers);
});
