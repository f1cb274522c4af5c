import { expect, test } from "vitest";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "../catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "../catalogue/frameStyles.ts";
import { openingSizeOf } from "../geometry/opening.ts";
import { mm } from "../units/units.ts";
import { getPrintGeometry } from "./printGeometry.ts";

test.each([
  [210, 310, 2551, 3732],
  [300, 450, 3614, 5386],
  [400, 600, 4795, 7157],
  [500, 700, 5976, 8339],
])("B1 an opening of %i by %i mm is printed as %i by %i pixels", (width, height, wide, high) => {
  expect(getPrintGeometry({ width: mm(width), height: mm(height) })).toMatchObject({
    width: wide,
    height: high,
  });
});

test("B1 the opening of an inch has exactly 300 pixels", () => {
  const { openingInPixels } = getPrintGeometry({ width: mm(25.4), height: mm(50.8) });
  expect(openingInPixels).toMatchObject({ width: 300, height: 600 });
});

const OPENINGS = FRAME_SIZE_KEYS.flatMap((size) =>
  FRAME_STYLE_KEYS.flatMap((style) =>
    ORIENTATIONS.map((orientation) => ({
      size,
      style,
      orientation,
      opening: openingSizeOf(size, style, orientation),
    })),
  ),
);

test.each(OPENINGS)("B1 $size $style $orientation has 3 mm of bleed on every side", ({ opening }) => {
  const { width, height, openingInPixels: seen } = getPrintGeometry(opening);
  const bleeds = [seen.x, seen.y, width - seen.x - seen.width, height - seen.y - seen.height];
  const asked = (3 / 25.4) * 300;
  for (const bleed of bleeds) expect(Math.abs(bleed - asked)).toBeLessThanOrEqual(0.25 + 1e-9);
});
