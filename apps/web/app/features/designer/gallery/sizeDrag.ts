import type { FrameSizeKey, Orientation } from "@storywall/domain/catalogue/frameSizes.ts";
import { outerSizeOf } from "@storywall/domain/geometry/opening.ts";

/**
 * Returns the size whose corner is nearest to where the corner of a frame was dragged, given in mm across and down.
 */
export const sizeAtCorner = (
  sizes: readonly FrameSizeKey[],
  orientation: Orientation,
  from: FrameSizeKey,
  dragged: { readonly x: number; readonly y: number },
): FrameSizeKey => {
  const { width, height } = outerSizeOf(from, orientation);
  const distanceOf = (size: FrameSizeKey): number => {
    const outer = outerSizeOf(size, orientation);
    return Math.hypot(outer.width - width - dragged.x, outer.height - height - dragged.y);
  };
  return sizes.reduce((nearest, size) => (distanceOf(size) < distanceOf(nearest) ? size : nearest), from);
};
