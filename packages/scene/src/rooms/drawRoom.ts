import type { Wall } from "@storywall/domain/geometry/wall.ts";
import { type Appearance, DEFAULT_APPEARANCE } from "../drawTile.ts";
import { drawWall, type WallToDraw } from "../drawWall.ts";
import type { Box, Drawing, Point } from "../operations.ts";
import { WALL_COLOURS, type WallColourKey } from "../palette.ts";
import { group } from "../shapes.ts";
import { bedroom } from "./bedroom.ts";
import { livingRoom } from "./livingRoom.ts";
import { drawPerson } from "./person.ts";
import type { Room } from "./room.ts";
import { drawShell } from "./shell.ts";
import { study } from "./study.ts";

export const ROOMS = { livingRoom, bedroom, study } as const satisfies Readonly<Record<string, Room>>;
export type RoomKey = keyof typeof ROOMS;
export const ROOM_KEYS: readonly RoomKey[] = ["livingRoom", "bedroom", "study"];

export type RoomOptions = {
  readonly wallColour: WallColourKey;
  /** Somebody of 1.70 m stands beside the wall. */
  readonly person?: boolean;
};

export type RoomDrawing = {
  readonly operations: Drawing;
  /** What to show, in mm. The room goes on around it, so a page may show more to fit its own shape. */
  readonly viewBox: Box;
  /** The wall large, the furniture below it cut off: for narrow screens. */
  readonly closeUp: Box;
  /** Where the wall's top left corner is, for whoever hangs tiles of their own there. */
  readonly hungAt: Point;
};

/** Pictures hang a hand's length above furniture, and as far from the upper edge of what is shown. */
const ABOVE_FURNITURE = 200;
const AROUND = 300;

/** In a whole room a tile is a thumbnail. */
const IN_A_ROOM: Appearance = { ...DEFAULT_APPEARANCE, detail: "coarse" };

/** A room at life size with the wall hung where one would hang it; without a wall, the room alone. */
export const drawRoom = (room: Room, hung: WallToDraw | null, options: RoomOptions): RoomDrawing => {
  const hungAt = hangingPlace(room, hung?.wall ?? null);
  return {
    operations: [
      group("room", drawShell(WALL_COLOURS[options.wallColour].colour)),
      ...(hung === null ? [] : [group("wall", drawWall({ appearance: IN_A_ROOM, ...hung }), hungAt)]),
      group("furniture", room.furniture()),
      ...(options.person === true ? [drawPerson({ x: personPlace(room, hung?.wall ?? null), y: 110 })] : []),
    ],
    viewBox: viewBoxOf(room, hung?.wall ?? null, hungAt),
    closeUp: closeUpOf(room, hung?.wall ?? null, hungAt),
    hungAt,
  };
};

/** The top left corner of a wall in a room: centred, its middle at eye level, but always clear of the furniture. */
export const hangingPlace = (room: Room, wall: Wall | null): Point => {
  const width = wall?.width ?? 0;
  const height = wall?.height ?? 0;
  const middle = Math.max(room.eyeLevel, room.furnitureHeight + ABOVE_FURNITURE + height / 2);
  return { x: -width / 2, y: -middle - height / 2 };
};

const personPlace = (room: Room, wall: Wall | null): number =>
  Math.max(room.personAt, (wall?.width ?? 0) / 2 + 360);

const viewBoxOf = (room: Room, wall: Wall | null, hungAt: Point): Box => {
  const width = Math.max(room.view.width, (wall?.width ?? 0) + 2 * AROUND);
  const top = Math.min(-room.view.above, hungAt.y - AROUND);
  return { x: -width / 2, y: top, width, height: room.view.below - top };
};

/** Never narrower than what a sofa's middle takes, so that one still sees what the wall hangs above. */
const closeUpOf = (room: Room, wall: Wall | null, hungAt: Point): Box => {
  const width = Math.max(1500, (wall?.width ?? 0) + 2 * AROUND);
  const top = hungAt.y - AROUND;
  return { x: -width / 2, y: top, width, height: -room.furnitureHeight * 0.45 - top };
};
