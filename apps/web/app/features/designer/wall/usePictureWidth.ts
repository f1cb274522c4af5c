import type { Wall } from "@storywall/domain/geometry/wall.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { useRef } from "react";
import type { Sight } from "./camera.ts";

/** Of the widths that the shop gives, those that a wall asks for. */
export type PictureWidth = 640 | 1280;

/**
 * About as many pixels as the largest tile has on this screen while the whole wall is in sight. A wall that has asked for large
 * pictures goes on to: a panel that leaves it less room is no reason to load them all again.
 */
export const usePictureWidth = ({ tiles }: Wall, box: Box, sight: Sight | null): PictureWidth => {
  const isLarge = useRef(false);
  if (sight !== null && !isLarge.current) {
    const longest = Math.max(0, ...tiles.map(({ opening }) => Math.max(opening.width, opening.height)));
    isLarge.current = (longest / box.width) * sight.stage.width * devicePixelRatio > 640;
  }
  return isLarge.current ? 1280 : 640;
};
