import type { Shadow } from "../frames/shadow.ts";
import type { Box, Colour } from "../operations.ts";

/**
 * A rendered room (docs/decisions/0073): an image of the bare room for each wall colour, and one of its furniture with
 * alpha, so that the tiles hang between both. Boxes are in mm of the wall's plane, as in `Room`.
 */
export type RenderedRoom = {
  readonly box: Box;
  readonly furnitureBox: Box;
  readonly light: WallLight;
  /** The colour of what the room takes from a tile's light: the warm dark of its shadows. */
  readonly shade: Colour;
  /** The shadow that the room's window or lamp throws beside a frame, in addition to the frame's own. */
  readonly shadow: Shadow;
};

/**
 * How bright the wall is at the points of a grid, relative to light in which a print shows its own colours (linear light):
 * `values` row by row from the top left. By day that is the light where tiles usually hang.
 */
export type WallLight = {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly values: readonly (readonly number[])[];
};
