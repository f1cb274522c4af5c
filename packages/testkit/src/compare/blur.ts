import type { Lightness } from "./lightness.ts";

const SIGMA = 1.5;
/** Number of pixels on each side of a pixel that its mean includes. */
export const WINDOW_RADIUS = 5;

const WINDOW = (() => {
  const bell = Array.from({ length: 2 * WINDOW_RADIUS + 1 }, (_, index) =>
    Math.exp(-((index - WINDOW_RADIUS) ** 2) / (2 * SIGMA ** 2)),
  );
  const sum = bell.reduce((total, value) => total + value, 0);
  return bell.map((value) => value / sum);
})();

/**
 * Returns each pixel as the mean of its neighbourhood, weighted by a Gaussian window of eleven pixels. The result is
 * smaller by `WINDOW_RADIUS` on each side: pixels nearer to the edge have no full window.
 */
export const blur = ({ width, height, values }: Lightness): Lightness => {
  const across = { width: width - 2 * WINDOW_RADIUS, height };
  const rows = new Float64Array(across.width * across.height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < across.width; x += 1) {
      let sum = 0;
      for (let k = 0; k <= 2 * WINDOW_RADIUS; k += 1)
        sum += (WINDOW[k] ?? 0) * (values[y * width + x + k] ?? 0);
      rows[y * across.width + x] = sum;
    }
  const inner = { width: across.width, height: height - 2 * WINDOW_RADIUS };
  const result = new Float64Array(inner.width * inner.height);
  for (let y = 0; y < inner.height; y += 1)
    for (let x = 0; x < inner.width; x += 1) {
      let sum = 0;
      for (let k = 0; k <= 2 * WINDOW_RADIUS; k += 1)
        sum += (WINDOW[k] ?? 0) * (rows[(y + k) * inner.width + x] ?? 0);
      result[y * inner.width + x] = sum;
    }
  return { ...inner, values: result };
};
