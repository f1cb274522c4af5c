import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOpening, anyPhotoSize } from "../../test/arbitraries.ts";
import { openingSizeOf } from "../geometry/opening.ts";
import { mm, px } from "../units/units.ts";
import { coverCrop } from "./cover.ts";
import { effectivePpi, printableBySize, verdictOf } from "./resolution.ts";

test.each([
  [1200, "sharp"],
  [200, "sharp"],
  [199.99, "good"],
  [150, "good"],
  [149.99, "soft"],
  [100, "soft"],
  [99.99, "unprintable"],
  [0, "unprintable"],
] as const)("B2 %f pixels per inch are %s", (ppi, verdict) => {
  expect(verdictOf(ppi)).toBe(verdict);
});

test("B2 pixels per inch are counted over the visible opening", () => {
  const opening = { width: mm(254), height: mm(508) };
  const photo = { width: px(1000), height: px(2000) };
  expect(effectivePpi(coverCrop(photo, opening), photo, opening)).toBeCloseTo(100);
});

test("B2 a mat makes the same photo sharper, because less of the wall is photo", () => {
  const photo = { width: px(2000), height: px(3000) };
  const ppi = (style: "Infinite" | "Timeless"): number => {
    const opening = openingSizeOf("rectangle_medium", style, "portrait");
    return effectivePpi(coverCrop(photo, opening), photo, opening);
  };
  expect(ppi("Timeless")).toBeGreaterThan(ppi("Infinite"));
});

test("B2 pixels per inch are the same along both sides", () => {
  fc.assert(
    fc.property(anyPhotoSize, anyOpening, (photo, opening) => {
      const crop = coverCrop(photo, opening, 17);
      const down = (crop.height * photo.height) / (opening.height / 25.4);
      expect(effectivePpi(crop, photo, opening) / down).toBeCloseTo(1, 9);
    }),
  );
});

test("B2 a 12 megapixel phone photo prints well at every size", () => {
  expect(printableBySize({ width: px(4032), height: px(3024) })).toEqual({
    square_small: "good",
    rectangle_small: "good",
    rectangle_medium: "good",
    rectangle_large: "good",
    rectangle_xlarge: "good",
  });
});

test("B2 a small photo is unprintable where it would blur", () => {
  expect(printableBySize({ width: px(1200), height: px(1600) })).toEqual({
    square_small: "good",
    rectangle_small: "fair",
    rectangle_medium: "poor",
    rectangle_large: "poor",
    rectangle_xlarge: "poor",
  });
});

test("B2 a photo prints equally well in landscape and portrait", () => {
  fc.assert(
    fc.property(anyPhotoSize, ({ width, height }) => {
      expect(printableBySize({ width, height })).toEqual(printableBySize({ width: height, height: width }));
    }),
  );
});
