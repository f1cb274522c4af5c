import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { blur } from "./blur.ts";
import type { Lightness } from "./lightness.ts";

/** How far the edges of a block are from those of the other image, in px. */
type Shift = { readonly x: number; readonly y: number; readonly distance: number };

const BLOCK_PX = 32;
/** Mean square of the slope below which a block has no visible edge. */
const MIN_SLOPE_ENERGY = 25;
/**
 * An edge shows movement across it only. The weaker direction counts if it has this fraction of the stronger one's
 * strength.
 */
const MIN_STRENGTH_RATIO = 0.1;
const ITERATIONS = 4;

/**
 * Returns how far the edges of `b` are from those of `a`, for each block with edges: the shift that matches the two
 * best (Lucas and Kanade 1981), to a small fraction of a pixel. Movement along a single edge is not measured, since
 * it is not visible. Works for shifts of a few pixels. @throws RangeError when the sizes differ.
 */
export const shiftsBetween = (a: Lightness, b: Lightness): readonly Shift[] => {
  if (a.width !== b.width || a.height !== b.height) throw new RangeError("the images have different sizes");
  const shifts: Shift[] = [];
  // An edge of one pixel has no slope to measure. After the blur it has one, in the same position.
  const [softA, softB] = [blur(a), blur(b)];
  for (let y = 0; y + BLOCK_PX <= softA.height; y += BLOCK_PX)
    for (let x = 0; x + BLOCK_PX <= softA.width; x += BLOCK_PX) {
      const shift = shiftOfBlock(softA, softB, x, y);
      if (shift) shifts.push(shift);
    }
  return shifts;
};

const shiftOfBlock = (a: Lightness, b: Lightness, x: number, y: number): Shift | undefined => {
  let [moveX, moveY] = [0, 0];
  for (let round = 0; round < ITERATIONS; round += 1) {
    const step = stepOfBlock(a, b, x, y, moveX, moveY);
    if (!step) return undefined;
    moveX += step.x;
    moveY += step.y;
  }
  return { x: moveX, y: moveY, distance: Math.hypot(moveX, moveY) };
};

/**
 * Computes one iteration: the movement that best explains the remaining difference between the block of `a` and `b`.
 */
const stepOfBlock = (a: Lightness, b: Lightness, left: number, top: number, moveX: number, moveY: number) => {
  let [xx, xy, yy, xt, yt, count] = [0, 0, 0, 0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(a.height - 1, top + BLOCK_PX); y += 1)
    for (let x = Math.max(1, left); x < Math.min(a.width - 1, left + BLOCK_PX); x += 1) {
      const slopeX = (at(a, x + 1, y) - at(a, x - 1, y)) / 2;
      const slopeY = (at(a, x, y + 1) - at(a, x, y - 1)) / 2;
      const change = interpolate(b, x + moveX, y + moveY) - at(a, x, y);
      xx += slopeX * slopeX;
      xy += slopeX * slopeY;
      yy += slopeY * slopeY;
      xt += slopeX * change;
      yt += slopeY * change;
      count += 1;
    }
  return (xx + yy) / count < MIN_SLOPE_ENERGY ? undefined : solve(xx, xy, yy, -xt, -yt);
};

/** Returns the movement across the block's edges; zero in a direction without edges. */
const solve = (xx: number, xy: number, yy: number, rightX: number, rightY: number) => {
  const middle = (xx + yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const directions = [
    { strength: middle + spread, x: Math.cos(angle), y: Math.sin(angle) },
    { strength: middle - spread, x: -Math.sin(angle), y: Math.cos(angle) },
  ];
  const step = { x: 0, y: 0 };
  for (const { strength, x, y } of directions) {
    if (strength < MIN_STRENGTH_RATIO * (middle + spread)) continue;
    const by = (rightX * x + rightY * y) / strength;
    step.x += by * x;
    step.y += by * y;
  }
  return step;
};

const at = ({ width, height, values }: Lightness, x: number, y: number): number =>
  values[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] ?? 0;

const interpolate = (picture: Lightness, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [x - left, y - top];
  const row = (of: number) => at(picture, left, of) * (1 - partX) + at(picture, left + 1, of) * partX;
  return row(top) * (1 - partY) + row(top + 1) * partY;
};
