import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "../catalogue/frameStyles.ts";
import { labFileName } from "./labFileName.ts";

test("B13 a print in a batch is named by order, position, size, frame and copies", () => {
  const print = { line: 2, number: 3, size: "rectangle_medium", frameStyle: "Timeless", copies: 2 } as const;
  expect(labFileName("ZA-10001", print)).toBe("ZA-10001_02_tile-003_30x45_timeless_copies-2.jpg");
});

test("B13 sorted by name, the prints of an order are in the order of its lines and tiles", () => {
  const print = fc.record({
    line: fc.integer({ min: 1, max: 99 }),
    number: fc.integer({ min: 1, max: 999 }),
    size: fc.constantFrom(...FRAME_SIZE_KEYS),
    frameStyle: fc.constantFrom(...FRAME_STYLE_KEYS),
    copies: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(print, print, (one, other) => {
      fc.pre(one.line !== other.line || one.number !== other.number);
      const isFirst = one.line < other.line || (one.line === other.line && one.number < other.number);
      expect(labFileName("ZA-10001", one) < labFileName("ZA-10001", other)).toBe(isFirst);
    }),
  );
});
