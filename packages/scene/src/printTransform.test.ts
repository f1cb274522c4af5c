import { FRAME_SIZE_KEYS, ORIENTATIONS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { clampCrop } from "@storywall/domain/crop/cover.ts";
import { openingSizeOf } from "@storywall/domain/geometry/opening.ts";
import { BLEED, getPrintGeometry, PRINT_PPI } from "@storywall/domain/print/printGeometry.ts";
import { degrees, fraction, MM_PER_INCH, px } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMatrix, imageTransform } from "./imageTransform.ts";
import { invertMatrix, printedArea, printTransform } from "./printTransform.ts";
import { box } from "./shapes.ts";

const part = fc.double({ min: 0, max: 1, noNaN: true });

/** Any print that an order may need, and a point in its opening as fractions of its sides. */
const prints = fc
  .record({
    photo: fc.record({
      width: fc.integer({ min: 200, max: 12_000 }).map(px),
      height: fc.integer({ min: 200, max: 12_000 }).map(px),
    }),
    size: fc.constantFrom(...FRAME_SIZE_KEYS),
    style: fc.constantFrom(...FRAME_STYLE_KEYS),
    orientation: fc.constantFrom(...ORIENTATIONS),
    crop: fc.record({
      x: part.map(fraction),
      y: part.map(fraction),
      width: fc.double({ min: 0.05, max: 1, noNaN: true }).map(fraction),
      height: fc.double({ min: 0.05, max: 1, noNaN: true }).map(fraction),
      rotation: fc.oneof(fc.constantFrom(0, 90, 180, -90), fc.integer({ min: -180, max: 180 })).map(degrees),
    }),
    right: part,
    down: part,
  })
  .map(({ photo, size, style, orientation, crop, right, down }) => {
    const opening = openingSizeOf(size, style, orientation);
    return { photo, opening, crop: clampCrop(crop, photo, opening), right, down };
  });

test("B1 a point in the designer's opening is at the same point of the print's opening", () => {
  fc.assert(
    fc.property(prints, ({ photo, opening, crop, right, down }) => {
      const geometry = getPrintGeometry(opening);
      const seen = box(40, 70, opening.width, opening.height);
      const onScreen = { x: 40 + right * opening.width, y: 70 + down * opening.height };
      const inPhoto = applyMatrix(invertMatrix(imageTransform(crop, photo, seen)), onScreen);
      const inPrint = applyMatrix(printTransform(crop, photo, geometry), inPhoto);
      const millimetre = PRINT_PPI / MM_PER_INCH;
      expect(inPrint.x).toBeCloseTo(geometry.openingInPixels.x + right * opening.width * millimetre, 4);
      expect(inPrint.y).toBeCloseTo(geometry.openingInPixels.y + down * opening.height * millimetre, 4);
    }),
  );
});

test("B1 the bleed continues the photo at the same scale, 3 mm further on each side", () => {
  fc.assert(
    fc.property(prints, ({ photo, opening, crop, down }) => {
      const geometry = getPrintGeometry(opening);
      const wider = box(-BLEED, -BLEED, opening.width + 2 * BLEED, opening.height + 2 * BLEED);
      const onScreen = imageTransform(crop, photo, box(0, 0, opening.width, opening.height));
      const inPrint = printTransform(crop, photo, geometry);
      for (const x of [wider.x, wider.x + wider.width]) {
        const inPhoto = applyMatrix(invertMatrix(onScreen), { x, y: wider.y + down * wider.height });
        const atEdge = applyMatrix(inPrint, inPhoto).x;
        // Within half a pixel: the file's sides are whole pixels.
        expect(Math.min(Math.abs(atEdge), Math.abs(atEdge - geometry.width))).toBeLessThanOrEqual(0.2501);
      }
    }),
  );
});

test("B1 the printed area exceeds the photo by no more than the bleed", () => {
  fc.assert(
    fc.property(prints, ({ photo, opening, crop }) => {
      const geometry = getPrintGeometry(opening);
      const transform = printTransform(crop, photo, geometry);
      const area = printedArea(transform, geometry);
      const pixelsAMm = (crop.width * photo.width) / opening.width;
      // At a rotation of 45 degrees a corner's bleed points straight out of the photo: by the root of two.
      const reach = (BLEED + 0.1) * pixelsAMm * Math.SQRT2 + 0.1;
      expect(area.x).toBeGreaterThan(-reach);
      expect(area.y).toBeGreaterThan(-reach);
      expect(area.x + area.width).toBeLessThan(photo.width + reach);
      expect(area.y + area.height).toBeLessThan(photo.height + reach);
    }),
  );
});
