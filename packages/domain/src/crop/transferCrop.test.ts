import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCrop, anyOpening, anyPhotoSize } from "../../test/arbitraries.ts";
import { mm, px } from "../units/units.ts";
import { clampCrop, coverCrop, isCropCovering } from "./cover.ts";
import { flipCrop, zoomCrop, zoomOf } from "./gestures.ts";
import { transferCrop } from "./transferCrop.ts";
import { boundingSizeOf, windowOf } from "./window.ts";

const photo = { width: px(4000), height: px(3000) };
const portrait = { width: mm(200), height: mm(300) };
const landscape = { width: mm(300), height: mm(200) };

test("R2.9 a crop that is transferred to an opening of the same shape is the same crop", () => {
  fc.assert(
    fc.property(
      anyCrop,
      anyPhotoSize,
      anyOpening,
      fc.integer({ min: 1, max: 4 }),
      (asked, size, from, scale) => {
        const crop = clampCrop(asked, size, from);
        const to = { width: mm(from.width * scale), height: mm(from.height * scale) };
        expect(transferCrop(crop, size, { from, to })).toBe(crop);
      },
    ),
  );
});

test("R2.9 B1 a crop that is transferred to another shape covers it, turned and zoomed alike, around the nearest middle", () => {
  fc.assert(
    fc.property(anyCrop, anyPhotoSize, anyOpening, anyOpening, (asked, size, from, to) => {
      const crop = clampCrop(asked, size, from);
      const transferred = transferCrop(crop, size, { from, to });
      expect(isCropCovering(transferred, size, to)).toBe(true);
      expect(transferred.rotation).toBe(crop.rotation);
      expect(transferred.isFlipped).toBe(crop.isFlipped);
      const [before, after] = [windowOf(crop, size), windowOf(transferred, size)];
      const box = boundingSizeOf(after, to);
      // The middle moves only as far as the window would else leave the photo.
      const outside = (middle: number, side: number, length: number) =>
        Math.max(0, side / 2 - middle, middle + side / 2 - length);
      expect(Math.abs(after.centreX - before.centreX)).toBeLessThanOrEqual(
        outside(before.centreX, box.x, size.width) + 1e-3,
      );
      expect(Math.abs(after.centreY - before.centreY)).toBeLessThanOrEqual(
        outside(before.centreY, box.y, size.height) + 1e-3,
      );
    }),
    { numRuns: 500 },
  );
});

test("R2.9 a mirrored and straightened face in the corner stays so in the other orientation", () => {
  const crop = flipCrop(
    zoomCrop(coverCrop(photo, portrait, 4), 3, { x: mm(10), y: mm(20) }, photo, portrait),
  );
  const transferred = transferCrop(crop, photo, { from: portrait, to: landscape });
  expect(transferred).toMatchObject({ rotation: 4, isFlipped: true });
  expect(zoomOf(transferred, photo, landscape)).toBeCloseTo(3);
});
