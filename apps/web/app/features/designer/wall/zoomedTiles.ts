import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import type { View, Viewport } from "./camera.ts";

/** Longer side, in pixels, of the pictures that a whole wall is shown with: a dozen finer ones cost a phone 45 MB more. */
export const SMALL_PHOTO_PX = 640;

/**
 * Names of the tiles in sight whose opening takes more of the screen's pixels than a small picture has. It would look soft
 * there, and the shopper would expect a soft print. `box` in millimetres of the wall's space.
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
    const isInSight =
      isSeen(outer.x, outer.width, box.x + centre.x * box.width, area.width) &&
      isSeen(outer.y, outer.height, box.y + centre.y * box.height, area.height);
    return isLarge && isInSight ? [name] : [];
  });
};
