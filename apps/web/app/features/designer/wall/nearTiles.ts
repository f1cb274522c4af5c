import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import type { Sight, View } from "./camera.ts";

/** Pixels of the pictures that a wall is shown with: a dozen larger ones take a phone 45 MB more. */
export const SMALL_PICTURE = 640;

/**
 * Names of the tiles that have come so near that their small picture would look soft, and so the print: those in sight whose
 * opening is longer than it, in the screen's pixels. `box` in millimetres of the wall's space.
 */
export const nearTiles = (
  { tiles }: Wall,
  box: Box,
  { stage, area }: Sight,
  { zoom, centre }: View,
  pixelRatio: number,
): readonly string[] => {
  const pixelsPerMillimetre = (stage.width / box.width) * zoom;
  const isSeen = (start: number, length: number, middle: number, span: number): boolean =>
    Math.abs(start + length / 2 - middle) < length / 2 + span / pixelsPerMillimetre / 2;
  return tiles.flatMap(({ name, outer, opening }) => {
    const isLarge =
      Math.max(opening.width, opening.height) * pixelsPerMillimetre * pixelRatio > SMALL_PICTURE;
    const isInSight =
      isSeen(outer.x, outer.width, box.x + centre.x * box.width, area.width) &&
      isSeen(outer.y, outer.height, box.y + centre.y * box.height, area.height);
    return isLarge && isInSight ? [name] : [];
  });
};
