import { type Rect, toOrigin } from "../rects.ts";
import { type PackOptions, packGallery } from "./packGallery.ts";

/** Maximum number of variants to try, since another variant of the same arrangement may give the same wall. */
const MAX_TRIED_VARIANTS = 6;

/**
 * Packs the frames of a wall so that it looks different than now. `rects` are their present positions. Returns null
 * when all variants that were tried look the same: exchanging frames of one size makes no difference.
 */
export const packAgain = (rects: readonly Rect[], options: PackOptions): readonly Rect[] | null => {
  const frames = rects.map(({ width, height }) => ({ width, height }));
  const now = shapeOf(rects);
  for (let tried = 0; tried < MAX_TRIED_VARIANTS; tried += 1) {
    const packed = packGallery(frames, { ...options, variant: options.variant + tried });
    if (shapeOf(packed) !== now) return packed;
  }
  return null;
};

/** Returns a text that is equal for walls that look the same. */
const shapeOf = (rects: readonly Rect[]): string =>
  toOrigin(rects)
    .map(({ x, y, width, height }) => `${x},${y},${width},${height}`)
    .sort()
    .join(" ");
