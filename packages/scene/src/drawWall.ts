import type { Design } from "@storywall/domain/design/design.ts";
import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { croppedPhotoOf } from "./croppedPhotoOf.ts";
import { type Appearance, DEFAULT_APPEARANCE, drawTile } from "./drawTile.ts";
import type { Drawing } from "./operations.ts";

export type WallToDraw = {
  /** The laid-out design. */
  readonly wall: Wall;
  readonly design: Design;
  readonly appearance?: Appearance;
};

/**
 * Draws a wall of tiles in mm, its top left corner at the origin: one group for each tile, with the tile's name, in the
 * order of the design. It has no background: the room or the page is behind it. `wallBox` is the area with all shadows.
 */
export const drawWall = ({ wall, design, appearance = DEFAULT_APPEARANCE }: WallToDraw): Drawing =>
  wall.tiles.map((tile) => ({ ...drawTile(tile, croppedPhotoOf(tile, design), appearance), at: tile.outer }));
