import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box } from "../operations.ts";

/** Wall above and below tiles where a view is cut down to them (mm). */
const MARGIN = 120;

/**
 * Returns the view that a page area of this shape shows of a room, moved and cut down where the page would show more than
 * the room's bitmap has: what lies beside it are mirror images. A bitmap whose middle is not that of the view has enough
 * on its other side, so the view moves first. Then less of the ceiling is shown, then less of the floor. Tiles stay in
 * view, so a high wall on a wide and low page still has mirror images beside it. All boxes are in mm of the backdrop's
 * space; only the proportions of `area` count.
 */
export const viewWithinBitmap = (
  view: Box,
  bitmap: Box,
  tiles: Box,
  area: { readonly width: number; readonly height: number },
): Box => {
  if (area.width <= 0 || area.height <= 0) return view;
  const ratio = area.width / area.height;
  const shownWidth = Math.max(view.width, view.height * ratio);
  if (shownWidth <= bitmap.width) {
    const x = moveInto(bitmap, view, shownWidth);
    return x + shownWidth / 2 === view.x + view.width / 2 ? view : { ...view, x, width: shownWidth };
  }
  const height = Math.min(view.height, Math.max(bitmap.width / ratio, tiles.height + 2 * MARGIN));
  const y = Math.min(tiles.y - MARGIN, view.y + view.height - height);
  const width = Math.max(height * ratio, tiles.width);
  return { x: moveInto(bitmap, view, width), y: Math.max(y, view.y), width, height };
};

/** Returns the left edge of a view of this width that is as near to the other's middle as the bitmap allows. */
const moveInto = (bitmap: Box, view: Box, width: number): number => {
  const middle = view.x + view.width / 2;
  const bitmapMiddle = bitmap.x + bitmap.width / 2;
  const space = Math.max(0, (bitmap.width - width) / 2);
  return clamp(middle, bitmapMiddle - space, bitmapMiddle + space) - width / 2;
};
