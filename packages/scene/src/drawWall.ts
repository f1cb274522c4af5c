import type { Design } from "@storywall/domain/design/design.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { croppedPhotoOf } from "./croppedPhotoOf.ts";
import { type Appearance, DEFAULT_APPEARANCE, drawTile } from "./drawTile.ts";
import { SHADOW_MARGIN } from "./frames/shadow.ts";
import type { Box, Drawing } from "./operations.ts";

export type WallToDraw = {
  /** The design laid out. */
  readonly wall: Wall;
  readonly design: Design;
  readonly appearance?: Appearance;
};

/**
 * A wall of tiles in mm, the wall's top left corner at the origin: one group a tile, named after it, in the order of the
 * design. There is no background: the room, or the page, is what hangs behind. Show `wallBox` of it to see all shadows.
 */
export const drawWall = ({ wall, design, appearance = DEFAULT_APPEARANCE }: WallToDraw): Drawing =>
  wall.tiles.map((tile) => ({ ...drawTile(tile, croppedPhotoOf(tile, design), appearance), at: tile.outer }));

/** The part of the space that a wall's drawing covers: its size and the room that the shadows take. */
export const wallBox = ({ width, height }: Pick<Wall, "width" | "height">): Box => ({
  x: -SHADOW_MARGIN,
  y: -SHADOW_MARGIN,
  width: width + 2 * SHADOW_MARGIN,
  height: height + 2 * SHADOW_MARGIN,
});
