import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box } from "../operations.ts";

/** Height above a bitmap (mm) in which its mirror image shows only bare wall, in every room. */
const BARE_WALL = 1500;

/** Margin of wall above and below the tiles when a view is cut down to them (mm). */
const MARGIN = 120;

/**
 * Returns the part of a room that a page area of this shape shows. The area beside a room's bitmap is filled with
 * mirror images of it, so a view that would exceed the bitmap is first moved: to the side where the bitmap has more,
 * and up on a high page, since a mirrored wall looks like wall and a mirrored floor does not look like floor. Then
 * it is cut down: first the ceiling, then the floor. Tiles stay in view, so a high wall on a wide and low page still
 * has mirror images beside it.
 *
 * All boxes are in mm of the backdrop's space; only the proportions of `area` count.
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

/** Returns the left edge of a view of this width whose middle is as near to that of `view` as the bitmap allows. */
const moveInto = (bitmap: Box, view: Box, width: number): number => {
  const middle = view.x + view.width / 2;
  const bitmapMiddle = bitmap.x + bitmap.width / 2;
  const space = Math.max(0, (bitmap.width - width) / 2);
  return clamp(middle, bitmapMiddle - space, bitmapMiddle + space) - width / 2;
};

/**
 * Returns a view of this height (mm), moved up until it shows no floor below the bitmap, or until all bare wall
 * above is used.
 */
const moveOffFloor = (bitmap: Box, view: Box, height: number): Box => {
  const top = view.y + view.height / 2 - height / 2;
  const floorBelow = top + height - (bitmap.y + bitmap.height);
  const wallAbove = Math.max(0, bitmap.y - top);
  const shift = Math.min(floorBelow, BARE_WALL - wallAbove);
  return shift > 0 ? { ...view, y: top - shift, height } : view;
};
