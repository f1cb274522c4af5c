import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { SHADOW_MARGIN } from "./frames/frameShadows.ts";
import type { Box } from "./operations.ts";

/** Returns the area in mm that the drawing of a wall covers: its size, and the room that the shadows take around it. */
export const wallBox = ({ width, height }: Pick<Wall, "width" | "height">): Box => ({
  x: -SHADOW_MARGIN,
  y: -SHADOW_MARGIN,
  width: width + 2 * SHADOW_MARGIN,
  height: height + 2 * SHADOW_MARGIN,
});
