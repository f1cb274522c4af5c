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
  /** Colour that darkens tiles where the room has less light: the warm dark of the room's shadows. */
  readonly shade: Colour;
  /** The shadow that a frame casts in the light of the room's window or lamp, in addition to the frame's own. */
  readonly shadow: Shadow;
  /**
   * Middle of the window in mm of the room, and its distance from the wall. `shadow` is that of a frame in the
   * middle of the room; the shadows of others differ by where they hang. Absent where all frames have the same
   * shadow.
   */
  readonly window?: RoomWindow;
};

export type RoomWindow = Point & { readonly fromWall: number };

/** The daylight window of every room: `add_daylight` of tools/rooms/kit/room.py. */
export const ROOM_WINDOW: RoomWindow = { x: -4900, y: -1850, fromWall: 3100 };

/**
 * How bright the wall is at the points of a grid (linear light); 1 is the light in which a print shows its own
 * colours: by day, the light where tiles usually hang. `values` row by row from the top left.
 */
export type WallLight = {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly values: readonly (readonly number[])[];
};
