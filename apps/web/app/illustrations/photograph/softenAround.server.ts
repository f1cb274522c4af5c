import type { FrameOnWall } from "./framesOnWall.server.ts";

/** Below this (px) a blur changes nothing. */
const LEAST = 0.3;
/** How far around a frame its shadow and its edges reach, in depths of the frame. */
const AROUND = 3;

/**
 * Blurs the light of frames and of the wall around them in place, as a lens does: without it they would be sharper than furniture,
 * which comes from bitmaps. `sigma` is in pixels.
 */
export const softenAround = (
  frames: readonly FrameOnWall[],
  light: Float32Array,
  width: number,
  height: number,
  sigma: number,
): void => {
  const [first] = frames;
  if (!first || sigma < LEAST) return;
  const margin = Math.ceil(AROUND * first.depth + 3 * sigma);
  const left = Math.max(0, Math.floor(Math.min(...frames.map(({ outer }) => outer.x)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...frames.map(({ outer }) => outer.y)) - margin));
  const right = Math.min(
    width,
    Math.ceil(Math.max(...frames.map(({ outer }) => outer.x + outer.width)) + margin),
  );
  const bottom = Math.min(
    height,
    Math.ceil(Math.max(...frames.map(({ outer }) => outer.y + outer.height)) + margin),
  );
  const kernel = kernelOf(sigma);
  const line = new Float32Array(Math.max(width, height) * 3);
  for (let row = top; row < bottom; row += 1)
    softenLine(light, line, kernel, (row * width + left) * 3, right - left, 3);
  for (let column = left; column < right; column += 1)
    softenLine(light, line, kernel, (top * width + column) * 3, bottom - top, width * 3);
};

/** Returns one half of a bell curve, from its middle; the whole sums to 1. */
const kernelOf = (sigma: number): readonly number[] => {
  const half = Array.from({ length: Math.ceil(3 * sigma) + 1 }, (_, at) =>
    Math.exp(-((at / sigma) ** 2) / 2),
  );
  const sum = half.reduce((total, value, at) => total + (at === 0 ? value : 2 * value), 0);
  return half.map((value) => value / sum);
};

const softenLine = (
  light: Float32Array,
  line: Float32Array,
  kernel: readonly number[],
  start: number,
  length: number,
  step: number,
): void => {
  for (let at = 0; at < length; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      line[at * 3 + channel] = light[start + at * step + channel] ?? 0;
  for (let at = 0; at < length; at += 1)
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0;
      for (const [away, share] of kernel.entries()) {
        sum += share * (line[Math.min(length - 1, at + away) * 3 + channel] ?? 0);
        if (away > 0) sum += share * (line[Math.max(0, at - away) * 3 + channel] ?? 0);
      }
      light[start + at * step + channel] = sum;
    }
};
