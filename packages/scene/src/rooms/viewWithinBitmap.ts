import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box } from "../operations.ts";

/** How much above a bitmap its mirror image shows bare wall only, in every room (mm). */
const BARE_WALL = 1500;

/** Wall above and below tiles where a view is cut down to them (mm). */
const MARGIN = 120;

/**
 * Returns the view that a page area of this shape shows of a room, moved and cut down where the page would show more than
 * the room's bitmap has: what lies beside it are mirror images. The view moves first: to the side where the bitmap has
 * more, and up on a high page, since a mirrored wall is a wall and a mirrored floor is not. Then less of the ceiling is
 * shown, then less of the floor. Tiles stay in view, so a high wall on a wide and low page still has mirror images beside
 * it. All boxes are in mm of the backdrop's space; only the proportions of `area` count.
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
    const moved = x + shownWidth / 2 === view.x + view.width / 2 ? view : { ...view, x, width: shownWidth };
    return moveOffFloor(bitmap, moved, Math.max(view.height, view.width / ratio));
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

/** Returns a view `height` mm high, moved up until it shows no floor below the bitmap, or no more wall above it is bare. */
const moveOffFloor = (bitmap: Box, view: Box, height: number): Box => {
  const top = view.y + view.height / 2 - height / 2;
  const floorBelow = top + height - (bitmap.y + bitmap.height);
  const wallAbove = Math.max(0, bitmap.y - top);
  const shift = Math.min(floorBelow, BARE_WALL - wallAbove);
  return shift > 0 ? { ...view, y: top - shift, height } : view;
};
