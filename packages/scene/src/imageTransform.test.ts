import type { Crop } from "@storywall/domain/crop/crop.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyMatrix, imageTransform } from "./imageTransform.ts";
import { box, point } from "./shapes.ts";

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const photos = fc
  .record({ width: fc.integer({ min: 200, max: 12000 }), height: fc.integer({ min: 200, max: 12000 }) })
  .map(({ width, height }) => ({ width: px(width), height: px(height) }));

const crops: fc.Arbitrary<Crop> = fc
  .record({
    x: length(-0.5, 0.9),
    y: length(-0.5, 0.9),
    width: length(0.05, 1.5),
    height: length(0.05, 1.5),
    rotation: length(-360, 360),
  })
  .map(({ x, y, width, height, rotation }) => ({
    x: fraction(x),
    y: fraction(y),
    width: fraction(width),
    height: fraction(height),
    rotation: degrees(rotation),
  }));

const openings = fc
  .tuple(length(-500, 500), length(-500, 500), length(20, 700), length(20, 700))
  .map(([x, y, width, height]) => box(x, y, width, height));

test("B1 the corners of the crop's rotated window map to the corners of the opening", () => {
  fc.assert(
    fc.property(crops, photos, openings, (crop, photo, opening) => {
      const matrix = imageTransform(crop, photo, opening);
      const centre = point(
        (crop.x + crop.width / 2) * photo.width,
        (crop.y + crop.height / 2) * photo.height,
      );
      // The photo turns clockwise behind the opening, so in the photo's space the window turns anticlockwise.
      const angle = (-crop.rotation * Math.PI) / 180;
      for (const [right, down] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const dx = (right * crop.width * photo.width) / 2;
        const dy = (down * crop.height * photo.height) / 2;
        const corner = applyMatrix(matrix, {
          x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
          y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
        });
        expect(corner.x).toBeCloseTo(opening.x + (opening.width * (1 + right)) / 2, 5);
        expect(corner.y).toBeCloseTo(opening.y + (opening.height * (1 + down)) / 2, 5);
      }
    }),
  );
});

test("B1 a flipped crop shows the same window, mirrored left to right", () => {
  fc.assert(
    fc.property(crops, photos, openings, (crop, photo, opening) => {
      const plain = imageTransform(crop, photo, opening);
      const flipped = imageTransform({ ...crop, isFlipped: true }, photo, opening);
      const middle = opening.x + opening.width / 2;
      for (const inPhoto of [point(0, 0), point(photo.width, 0), point(photo.width / 3, photo.height)]) {
        const [seen, mirrored] = [applyMatrix(plain, inPhoto), applyMatrix(flipped, inPhoto)];
        expect(mirrored.x - middle).toBeCloseTo(middle - seen.x, 4);
        expect(mirrored.y).toBeCloseTo(seen.y, 4);
      }
    }),
  );
});

test("B1 a full and upright photo is only scaled and moved", () => {
  const crop: Crop = {
    x: fraction(0),
    y: fraction(0),
    width: fraction(1),
    height: fraction(1),
    rotation: degrees(0),
  };
  expect(imageTransform(crop, { width: px(3000), height: px(2000) }, box(10, 20, 300, 200))).toEqual({
    a: 0.1,
    b: 0,
    c: -0,
    d: 0.1,
    e: 10,
    f: 20,
  });
});

test("B1 quarter turns are exact, so that rows of pixels stay rows of pixels", () => {
  for (const rotation of [-270, -90, 90, 270]) {
    const crop: Crop = {
      x: fraction(0.25),
      y: fraction(0),
      width: fraction(0.5),
      height: fraction(1),
      rotation: degrees(rotation),
    };
    const { a, d } = imageTransform(crop, { width: px(2000), height: px(1000) }, box(0, 0, 100, 100));
    expect([a, d]).toEqual([expect.closeTo(0, 15), expect.closeTo(0, 15)]);
    expect(Math.abs(a) + Math.abs(d)).toBe(0);
  }
});
