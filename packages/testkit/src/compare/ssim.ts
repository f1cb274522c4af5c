import { blur, WINDOW_RADIUS } from "./blur.ts";
import type { Lightness } from "./lightness.ts";

/** Constants of Wang, Bovik, Sheikh, Simoncelli (2004) for lightness of 8 bits. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
const product = (a: Lightness, b: Lightness): Lightness => ({
  ...a,
  values: a.values.map((value, index) => value * (b.values[index] ?? 0)),
});

/**
 * Returns the structural similarity of two images of one size (Wang et al. 2004): 1 for equal images.
 * @throws RangeError when their sizes differ, or are smaller than the window.
 */
export const ssim = (a: Lightness, b: Lightness): number => {
  if (a.width !== b.width || a.height !== b.height) throw new RangeError("the images have different sizes");
  if (Math.min(a.width, a.height) <= 2 * WINDOW_RADIUS)
    throw new RangeError("the images are smaller than the window");
  const [meanA, meanB] = [blur(a).values, blur(b).values];
  const [squareA, squareB] = [blur(product(a, a)).values, blur(product(b, b)).values];
  const both = blur(product(a, b)).values;
  let sum = 0;
  for (let at = 0; at < meanA.length; at += 1) {
    const [mA = 0, mB = 0] = [meanA[at], meanB[at]];
    const varianceA = (squareA[at] ?? 0) - mA * mA;
    const varianceB = (squareB[at] ?? 0) - mB * mB;
    const covariance = (both[at] ?? 0) - mA * mB;
    sum +=
      ((2 * mA * mB + C1) * (2 * covariance + C2)) /
      ((mA * mA + mB * mB + C1) * (varianceA + varianceB + C2));
  }
  return sum / meanA.length;
};
