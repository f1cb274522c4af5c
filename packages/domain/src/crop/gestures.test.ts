import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCrop, anyOpening, anyPhotoSize } from "../../test/arbitraries.ts";
import type { PointMm, SizeMm } from "../geometry/rect.ts";
import { degrees, mm, px } from "../units/units.ts";
import { clampCrop, coverCrop, isCropCovering, MAX_ZOOM } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import { flipCrop, panCrop, rotateCrop, zoomCrop, zoomOf } from "./gestures.ts";

const photo: PhotoSize = { width: px(4000), height: px(3000) };
const square: SizeMm = { width: mm(100), height: mm(100) };
const at = (x: number, y: number): PointMm => ({ x: mm(x), y: mm(y) });
const centre = at(50, 50);

/** The photo pixel at a point of the opening, by trigonometry, independent of the code under test. */
const seenAt = ({ x, y, width, height, rotation, isFlipped }: Crop, point: PointMm, opening: SizeMm) => {
  const dx = (point.x / opening.width - 0.5) * width * photo.width * (isFlipped ? -1 : 1);
  const dy = (point.y / opening.height - 0.5) * height * photo.height;
  const angle = (-rotation * Math.PI) / 180;
  return {
    x: (x + width / 2) * photo.width + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: (y + height / 2) * photo.height + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
};

const expectSamePixel = (a: { x: number; y: number }, b: { x: number; y: number }): void => {
  expect(a.x).toBeCloseTo(b.x, 6);
  expect(a.y).toBeCloseTo(b.y, 6);
};

test.each([0, 30, 90, -135, 180])(
  "R2.9 the photo follows the finger, also turned by %i degrees",
  (rotation) => {
    const start = zoomCrop({ ...coverCrop(photo, square, rotation) }, 4, centre, photo, square);
    const moved = panCrop(start, at(10, -5), photo, square);
    expectSamePixel(seenAt(moved, at(60, 45), square), seenAt(start, centre, square));
  },
);

test("R2.9 a flipped photo shows the left side on the right, and flipped twice is as before", () => {
  const start = zoomCrop(coverCrop(photo, square, 20), 2, at(10, 80), photo, square);
  const flipped = flipCrop(start);
  expectSamePixel(seenAt(flipped, at(70, 40), square), seenAt(start, at(30, 40), square));
  expect(flipCrop(flipped)).toEqual(start);
});

test.each([0, 30, -90])(
  "R2.9 a flipped photo, turned by %i degrees, follows the finger and its pinch",
  (rotation) => {
    const start = flipCrop(zoomCrop(coverCrop(photo, square, rotation), 4, centre, photo, square));
    const moved = panCrop(start, at(10, -5), photo, square);
    expectSamePixel(seenAt(moved, at(60, 45), square), seenAt(start, centre, square));
    const zoomed = zoomCrop(start, 1.5, at(20, 70), photo, square);
    expectSamePixel(seenAt(zoomed, at(20, 70), square), seenAt(start, at(20, 70), square));
  },
);

test("R2.9 a flipped photo turns in the direction of the gesture", () => {
  const start = flipCrop(coverCrop(photo, square));
  expect(rotateCrop(start, 90, photo, square)).toEqual(flipCrop(coverCrop(photo, square, -90)));
});

test("R2.9 a pan stops at the photo's edge", () => {
  const moved = panCrop(coverCrop(photo, square), at(1000, 1000), photo, square);
  expect(moved.x).toBeCloseTo(0);
  expect(moved.y).toBeCloseTo(0);
});

test.each([0, 20, -90])(
  "R2.9 zooming keeps the point under the fingers, turned by %i degrees",
  (rotation) => {
    const start = coverCrop(photo, square, rotation);
    const zoomed = zoomCrop(start, 2.5, at(20, 70), photo, square);
    expectSamePixel(seenAt(zoomed, at(20, 70), square), seenAt(start, at(20, 70), square));
    expect(zoomOf(zoomed, photo, square)).toBeCloseTo(2.5);
  },
);

test("R2.9 zooming out ends at the cover crop", () => {
  const start = zoomCrop(coverCrop(photo, square), 3, at(0, 0), photo, square);
  expect(zoomCrop(start, 0.01, centre, photo, square).width).toBeCloseTo(0.75);
});

test("R2.9 zooming in ends at the largest zoom, and the point under the fingers stays", () => {
  const start = coverCrop(photo, square);
  const zoomed = zoomCrop(start, 1000, at(10, 10), photo, square);
  expect(zoomOf(zoomed, photo, square)).toBeCloseTo(MAX_ZOOM);
  expectSamePixel(seenAt(zoomed, at(10, 10), square), seenAt(start, at(10, 10), square));
});

test("R2.9 a photo that is turned and turned back has the same size", () => {
  const start = zoomCrop(coverCrop(photo, square), 1.7, centre, photo, square);
  const back = rotateCrop(rotateCrop(start, 33, photo, square), -33, photo, square);
  expect(back.width).toBeCloseTo(start.width);
  expect(back.rotation).toBeCloseTo(0);
});

test("R2.9 turning adds to the rotation at the start", () => {
  const start = coverCrop(photo, square, 170);
  expect(rotateCrop(start, 20, photo, square).rotation).toBe(degrees(-170));
});

test("R2.9 the crop covers its opening after any pan, zoom and turn", () => {
  const gesture = fc.oneof(
    fc.record({
      kind: fc.constant("pan" as const),
      x: fc.integer({ min: -900, max: 900 }),
      y: fc.integer({ min: -900, max: 900 }),
    }),
    fc.record({
      kind: fc.constant("zoom" as const),
      factor: fc.double({ min: 0.05, max: 20, noNaN: true }),
      x: fc.integer({ min: -50, max: 500 }),
      y: fc.integer({ min: -50, max: 500 }),
    }),
    fc.record({ kind: fc.constant("flip" as const) }),
    fc.record({ kind: fc.constant("turn" as const), by: fc.double({ min: -360, max: 360, noNaN: true }) }),
  );
  fc.assert(
    fc.property(
      anyPhotoSize,
      anyOpening,
      anyCrop,
      fc.array(gesture, { maxLength: 40 }),
      (size, opening, asked, gestures) => {
        let crop = clampCrop(asked, size, opening);
        for (const move of gestures) {
          if (move.kind === "pan") crop = panCrop(crop, at(move.x, move.y), size, opening);
          else if (move.kind === "zoom")
            crop = zoomCrop(crop, move.factor, at(move.x, move.y), size, opening);
          else if (move.kind === "flip") crop = flipCrop(crop);
          else crop = rotateCrop(crop, move.by, size, opening);
          expect(isCropCovering(crop, size, opening)).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
