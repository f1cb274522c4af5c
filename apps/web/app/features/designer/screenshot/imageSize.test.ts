import fc from "fast-check";
import { expect, test } from "vitest";
import { candidateSizes, fitImageSize, isCoarser, SAFE_PIXELS } from "./imageSize.ts";

const anyView = fc.record({
  width: fc.integer({ min: 100, max: 12_000 }),
  height: fc.integer({ min: 100, max: 6000 }),
});
const anyDensity = fc.double({ min: 0.1, max: 40, noNaN: true });

test("R9.8 an image has at most 16384 pixels a side and as many as are allowed, in the view's shape", () => {
  fc.assert(
    fc.property(anyView, anyDensity, fc.constantFrom(SAFE_PIXELS, 50_000_000), (view, perMm, maxPixels) => {
      const { width, height } = fitImageSize(view, perMm, maxPixels);
      expect(Math.max(width, height)).toBeLessThanOrEqual(16_384);
      expect(width * height).toBeLessThanOrEqual(maxPixels);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      // Rounding costs one pixel at most.
      expect(Math.abs(width * view.height - height * view.width)).toBeLessThanOrEqual(
        Math.max(view.width, view.height) + 1,
      );
    }),
  );
  expect(fitImageSize({ width: 8000, height: 500 }, 40, 50_000_000)).toEqual({ width: 16_384, height: 1024 });
});

test("R9.8 candidate sizes begin with 16.7 million pixels where memory is small, and get smaller", () => {
  fc.assert(
    fc.property(anyView, anyDensity, fc.boolean(), (view, perMm, hasMuchMemory) => {
      const sizes = candidateSizes(view, perMm, hasMuchMemory);
      const pixels = sizes.map(({ width, height }) => width * height);
      expect(pixels).toEqual([...pixels].sort((a, b) => b - a));
      expect(new Set(pixels).size).toBe(pixels.length);
      if (!hasMuchMemory) expect(pixels[0]).toBeLessThanOrEqual(SAFE_PIXELS);
    }),
  );
  expect(candidateSizes({ width: 3000, height: 2000 }, 4, true)).toEqual([
    { width: 8660, height: 5773 },
    { width: 5016, height: 3344 },
    { width: 2508, height: 1672 },
    { width: 1254, height: 836 },
  ]);
});

test("R9.8 an image that is as fine as its photos is not called coarser", () => {
  const view = { width: 800, height: 500 };
  expect(isCoarser(fitImageSize(view, 5, SAFE_PIXELS), view, 5)).toBe(false);
  expect(isCoarser(fitImageSize(view, 9, SAFE_PIXELS), view, 9)).toBe(true);
});
