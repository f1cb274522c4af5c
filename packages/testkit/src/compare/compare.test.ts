import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { type Lightness, lightnessOf, withoutBorder } from "./lightness.ts";
import { shiftsBetween } from "./shift.ts";
import { ssim } from "./ssim.ts";

/** Soft waves in both directions, moved to the right and down. Like a photo, it does not repeat. */
const waves = (moveX = 0, moveY = 0, size = 128): Lightness => {
  const values = new Float64Array(size * size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      values[y * size + x] =
        128 +
        60 * Math.sin((x - moveX) / 5 + (y - moveY) / 31) +
        50 * Math.cos((y - moveY) / 7 - (x - moveX) / 23);
  return { width: size, height: size, values };
};

test("an image has similarity 1 with itself, and a negative one with its negative", () => {
  const picture = waves();
  const negative = { ...picture, values: picture.values.map((value) => 255 - value) };
  expect(ssim(picture, picture)).toBeCloseTo(1, 10);
  expect(ssim(picture, negative)).toBeLessThan(0);
});

test("the similarity of two plain greys follows the formula", () => {
  const even = (value: number): Lightness => ({
    width: 16,
    height: 16,
    values: new Float64Array(256).fill(value),
  });
  const c1 = (0.01 * 255) ** 2;
  expect(ssim(even(100), even(120))).toBeCloseTo((2 * 100 * 120 + c1) / (100 ** 2 + 120 ** 2 + c1), 6);
});

test("similarity falls as an image moves further", () => {
  const [none, half, two] = [0, 0.5, 2].map((by) => ssim(waves(), waves(by)));
  expect(none).toBeGreaterThan(half ?? 1);
  expect(half).toBeGreaterThan(two ?? 1);
});

test("images of different sizes are rejected", () => {
  expect(() => ssim(waves(), waves(0, 0, 64))).toThrow(RangeError);
  expect(() => shiftsBetween(waves(), waves(0, 0, 64))).toThrow(RangeError);
});

test("a movement is measured to a tenth of a pixel, in every block", () => {
  const by = fc.double({ min: -2, max: 2, noNaN: true });
  fc.assert(
    fc.property(by, by, (x, y) => {
      const shifts = shiftsBetween(waves(), waves(x, y));
      expect(shifts).toHaveLength(9);
      for (const shift of shifts) {
        expect(Math.abs(shift.x - x)).toBeLessThan(0.1);
        expect(Math.abs(shift.y - y)).toBeLessThan(0.1);
      }
    }),
    { numRuns: 20 },
  );
});

test("movement along a single edge is not measured, movement across it is", async () => {
  const edge = async (offset: number): Promise<Lightness> => {
    const right = await sharp({
      create: { width: 640 - offset, height: 640, channels: 3, background: "#ffffff" },
    })
      .png()
      .toBuffer();
    const picture = sharp({ create: { width: 1280, height: 640, channels: 3, background: "#000000" } })
      .composite([{ input: right, left: 640 + offset, top: 0 }])
      .png();
    return lightnessOf(await picture.toBuffer(), { size: { width: 128, height: 64 } });
  };
  // Seven of a thousand three hundred pixels: 0.7 of the small picture.
  const shifts = shiftsBetween(await edge(0), await edge(7));
  expect(shifts.length).toBeGreaterThan(0);
  for (const { x, y } of shifts) {
    expect(Math.abs(x - 0.7)).toBeLessThan(0.1);
    expect(Math.abs(y)).toBeLessThan(0.02);
  }
});

test("a plain image has no shifts", () => {
  const even: Lightness = { width: 64, height: 64, values: new Float64Array(64 * 64).fill(90) };
  expect(shiftsBetween(even, even)).toEqual([]);
});

test("removing the border leaves the inner pixels unchanged", () => {
  const picture = waves();
  const inside = withoutBorder(picture, 3);
  expect([inside.width, inside.height]).toEqual([122, 122]);
  expect(inside.values[0]).toBe(picture.values[3 * 128 + 3]);
});
