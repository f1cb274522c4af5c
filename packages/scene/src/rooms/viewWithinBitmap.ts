import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box } from "../operations.ts";

/** Wall above and below tiles where a view is cut down to them (mm). */
const MARGIN = 120;

/**
 * Returns the view that a page area of this shape shows of a room, cut down where the page would show more than the
 * room's bitmap has: what lies beside it are mirror images. First less of the ceiling is shown, then less of the floor.
 * Tiles stay in view, so a high wall on a wide and low page still has mirror images beside it. All boxes are in mm of
 * the backdrop's space; only the proportions of `area` count.
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
  if (shownWidth <= bitmap.width) return view;
  const height = Math.min(view.height, Math.max(bitmap.width / ratio, tiles.height + 2 * MARGIN));
  const y = Math.min(tiles.y - MARGIN, view.y + view.height - height);
  const width = Math.max(height * ratio, tiles.width);
  const middle = view.x + view.width / 2;
  const bitmapMiddle = bitmap.x + bitmap.width / 2;
  const space = Math.max(0, (bitmap.width - width) / 2);
  const x = clamp(middle, bitmapMiddle - space, bitmapMiddle + space) - width / 2;
  return { x, y: Math.max(y, view.y), width, height };
};
