import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCrop, anyOpening, anyPhotoSize } from "../../test/arbitraries.ts";
import { degrees, fraction, mm, px } from "../units/units.ts";
import { clampCrop, coverCrop, isCropCovering, MAX_ZOOM } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";
import { maxWindowWidth, normaliseRotation } from "./window.ts";

const photo: PhotoSize = { width: px(4000), height: px(3000) };
const square = { width: mm(176), height: mm(176) };
const crop = (x: number, y: number, width: number, height: number, rotation = 0): Crop => ({
  x: fraction(x),
  y: fraction(y),
  width: fraction(width),
  height: fraction(height),
  rotation: degrees(rotation),
});

test("R2.9 a cover crop is the largest centred window", () => {
  expect(coverCrop(photo, square)).toEqual(crop(0.125, 0, 0.75, 1));
});

test("R2.9 a cover crop of the photo's own shape is the whole photo", () => {
  expect(coverCrop(photo, { width: mm(400), height: mm(300) })).toEqual(crop(0, 0, 1, 1));
});

test("R2.9 a quarter turn of a portrait photo covers a landscape opening with all of it", () => {
  const portrait: PhotoSize = { width: px(3000), height: px(4000) };
  const turned = coverCrop(portrait, { width: mm(400), height: mm(300) }, 90);
  expect(turned.width).toBeCloseTo(4 / 3);
  expect(turned.height).toBeCloseTo(3 / 4);
  expect(turned.x + turned.width / 2).toBeCloseTo(0.5);
});

test("R2.9 a crop that covers is returned unchanged", () => {
  const chosen = crop(0.2, 0.1, 0.3, 0.4);
  expect(clampCrop(chosen, photo, square)).toBe(chosen);
});

test("R2.9 a window over the edge is moved, not shrunk", () => {
  const clamped = clampCrop(crop(0.9, -0.2, 0.3, 0.4), photo, square);
  expect(clamped.x).toBeCloseTo(0.7);
  expect(clamped.y).toBeCloseTo(0);
  expect(clamped.width).toBeCloseTo(0.3);
});

test("R2.9 a window with more than the largest zoom gets the largest zoom at the same centre", () => {
  const clamped = clampCrop(crop(0.5, 0.5, 0.03, 0.04), photo, square);
  expect(clamped.width).toBeCloseTo(0.075);
  expect(clamped.x + clamped.width / 2).toBeCloseTo(0.515);
});

test("R2.9 a window larger than the photo shrinks to fit it", () => {
  const clamped = clampCrop(crop(-1, -1, 3, 4), photo, square);
  expect(clamped.width).toBeCloseTo(0.75);
  expect(clamped.height).toBeCloseTo(1);
});

test("R2.9 a window of another shape gets that of the opening and shows nothing that was cut off", () => {
  const clamped = clampCrop(crop(0.1, 0.4, 0.6, 0.2), photo, square);
  expect(clamped.height).toBeCloseTo(0.2);
  expect(clamped.width).toBeCloseTo(0.15);
  expect(clamped.x + clamped.width / 2).toBeCloseTo(0.4);
});

test.each([
  ["over the left edge", crop(-0.01, 0, 0.3, 0.4)],
  ["over the lower edge", crop(0, 0.7, 0.3, 0.4)],
  ["of another shape", crop(0.1, 0.1, 0.4, 0.4)],
  ["with turned corners outside", crop(0, 0, 0.3, 0.4, 45)],
])("R2.9 a crop %s does not cover", (_, bad) => {
  expect(isCropCovering(bad, photo, square)).toBe(false);
});

/** The corners by trigonometry, independent of the code under test. Pixels of the upright photo. */
const cornersOf = ({ x, y, width, height, rotation }: Crop, size: PhotoSize) => {
  const [centreX, centreY] = [(x + width / 2) * size.width, (y + height / 2) * size.height];
  const angle = (-rotation * Math.PI) / 180;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const [dx, dy] = [(right * width * size.width) / 2, (down * height * size.height) / 2];
    return {
      x: centreX + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: centreY + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
};

const HUNDREDTH_OF_A_PIXEL = 0.01;

const expectCornersInside = (inside: Crop, size: PhotoSize): void => {
  for (const corner of cornersOf(inside, size)) {
    expect(corner.x).toBeGreaterThan(-HUNDREDTH_OF_A_PIXEL);
    expect(corner.y).toBeGreaterThan(-HUNDREDTH_OF_A_PIXEL);
    expect(corner.x).toBeLessThan(size.width + HUNDREDTH_OF_A_PIXEL);
    expect(corner.y).toBeLessThan(size.height + HUNDREDTH_OF_A_PIXEL);
  }
};

test("R2.9 any crop is clamped to the shape of the opening, with its corners inside the photo", () => {
  fc.assert(
    fc.property(anyCrop, anyPhotoSize, anyOpening, (asked, size, opening) => {
      const clamped = clampCrop(asked, size, opening);
      expect(isCropCovering(clamped, size, opening)).toBe(true);
      expectCornersInside(clamped, size);
      expect(maxWindowWidth(size, opening, clamped.rotation) / (clamped.width * size.width)).toBeLessThan(
        MAX_ZOOM + 1e-4,
      );
      const shape = (clamped.width * size.width) / (clamped.height * size.height);
      expect(shape).toBeCloseTo(opening.width / opening.height, 3);
    }),
    { numRuns: 500 },
  );
});

test("R2.9 clamping twice is clamping once", () => {
  fc.assert(
    fc.property(anyCrop, anyPhotoSize, anyOpening, (asked, size, opening) => {
      const once = clampCrop(asked, size, opening);
      expect(clampCrop(once, size, opening)).toBe(once);
    }),
  );
});

test("R2.9 a cover crop covers at every rotation and touches the photo's edge", () => {
  fc.assert(
    fc.property(anyPhotoSize, anyOpening, fc.integer({ min: -720, max: 720 }), (size, opening, rotation) => {
      const cover = coverCrop(size, opening, rotation);
      expect(isCropCovering(cover, size, opening)).toBe(true);
      expectCornersInside(cover, size);
      const corners = cornersOf(cover, size);
      const toEdge = Math.min(
        ...corners.flatMap(({ x, y }) => [x, y, size.width - x, size.height - y].map(Math.abs)),
      );
      expect(toEdge).toBeLessThan(HUNDREDTH_OF_A_PIXEL);
    }),
  );
});

test("R2.9 an angle is normalised to above -180 and up to 180 degrees", () => {
  expect([180, -180, 540, 190, -190, -360].map(normaliseRotation)).toEqual([180, 180, 180, -170, 170, 0]);
});
