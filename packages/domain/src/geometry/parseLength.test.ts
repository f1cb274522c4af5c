import fc from "fast-check";
import { expect, test } from "vitest";
import { parseLength } from "./parseLength.ts";

test.each([
  ["240", 2400],
  ["240 cm", 2400],
  ["2,4 m", 2400],
  ["2.4", 2400],
  ["2,4M", 2400],
  ["2400", 2400],
  ["2400mm", 2400],
  [" 203.5 cm. ", 2035],
  ["3 metres", 3000],
  [".9m", 900],
])("B5 the length %j is parsed", (text, millimetres) => {
  expect(parseLength(text)).toBeCloseTo(millimetres);
});

test.each(["", "wide", "0", "-3", "2.4.1", "1e9", "3 miles", "12,", "99999999"])(
  "B5 %j is not a length",
  (text) => {
    expect(parseLength(text)).toBeNull();
  },
);

test("whole centimetres of a wall are parsed exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 1000 }), (centimetres) => {
      expect(parseLength(String(centimetres))).toBe(centimetres * 10);
    }),
  );
});
