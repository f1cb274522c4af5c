import type { Shadow } from "../frames/shadow.ts";
import type { Box, Colour, Point } from "../operations.ts";

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
  /**
   * The middle of the window in mm of the room, and how far it is from the wall: `shadow` is that of a frame in the
   * middle of the room, and others differ by where they hang. Absent where all have the same.
   */
  readonly window?: RoomWindow;
};

export type RoomWindow = Point & { readonly fromWall: number };

/** The window of all rooms by day: `add_daylight` of tools/rooms/kit/room.py. */
export const ROOM_WINDOW: RoomWindow = { x: -4900, y: -1850, fromWall: 3100 };

/**
 * How bright the wall is at the points of a grid, relative to light in which a print shows its own colours (linear light):
 * `values` row by row from the top left. By day that is the light where tiles usually hang.
 */
export type WallLight = {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly values: readonly (readonly number[])[];
};
