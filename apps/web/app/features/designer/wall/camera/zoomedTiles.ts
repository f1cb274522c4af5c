import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import type { View, Viewport } from "./camera.ts";

/**
 * Longer side of the images that a whole wall is shown with: a dozen finer ones take 45 MB more of a phone's memory.
 */
export const SMALL_PHOTO_PX = 640;

/**
 * Returns the names of the visible tiles whose opening takes more pixels of the screen than a small image has. It
 * would look soft there, and the shopper would expect a soft print. `box` is in mm of the wall's space.
 */
export const zoomedTiles = (
  { tiles }: Wall,
  box: Box,
  { stage, area }: Viewport,
  { zoom, centre }: View,
  pixelRatio: number,
): readonly string[] => {
  const pixelsPerMillimetre = (stage.width / box.width) * zoom;
  const isSeen = (start: number, length: number, middle: number, span: number): boolean =>
    Math.abs(start + length / 2 - middle) < length / 2 + span / pixelsPerMillimetre / 2;
  return tiles.flatMap(({ name, outer, opening }) => {
    const isLarge =
      Math.max(opening.width, opening.height) * pixelsPerMillimetre * pixelRatio > SMALL_PHOTO_PX;
    const isVisible =
      isSeen(outer.x, outer.width, box.x + centre.x * box.width, area.width) &&
      isSeen(outer.y, outer.height, box.y + centre.y * box.height, area.height);
    return isLarge && isVisible ? [name] : [];
  });
};
