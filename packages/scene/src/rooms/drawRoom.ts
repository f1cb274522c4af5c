import type { RoomKey, WallColourKey } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { type Appearance, DEFAULT_APPEARANCE } from "../drawTile.ts";
import { drawWall, type WallToDraw } from "../drawWall.ts";
import type { Box, Drawing, Point } from "../operations.ts";
import { WALL_COLOURS } from "../palette.ts";
import { group, point } from "../shapes.ts";
import { bedroom } from "./bedroom.ts";
import { drawCorners } from "./corners.ts";
import { hall } from "./hall.ts";
import { livingRoom } from "./livingRoom.ts";
import { drawPerson } from "./person.ts";
import type { Room } from "./room.ts";
import { drawShell } from "./shell.ts";
import { study } from "./study.ts";

export const ROOMS: Readonly<Record<RoomKey, Room>> = { livingRoom, bedroom, study, hall };

export type RoomOptions = {
  readonly wallColour: WallColourKey;
  /** Somebody of 1.70 m stands beside the wall. */
  readonly person?: boolean;
  /** How far from where we would hang them the tiles hang; they stay in view. */
  readonly moved?: Point;
  /** The wall's own width: it then ends there, and the view shows all of it. */
  readonly wallWidth?: number | null;
};

type RoomView = {
  /** What to show, in mm. The room goes on around it, so a page may show more to fit its own shape. */
  readonly viewBox: Box;
  /** The wall large, the furniture below it cut off: for narrow screens. */
  readonly closeUp: Box;
  /** Where the wall's top left corner is, for whoever hangs tiles of their own there. */
  readonly hungAt: Point;
};

export type RoomDrawing = RoomView & { readonly operations: Drawing };
/** For whoever draws the tiles between what is behind and what is before them. */
export type RoomLayers = RoomView & { readonly behind: Drawing; readonly before: Drawing };

/** Pictures hang a hand's length above furniture, and as far from the upper edge of what is shown. */
const ABOVE_FURNITURE = 200;
const AROUND = 300;
/** A wall that is wider than this is shown as far as it goes. */
const WIDEST_VIEW = 10_000;

/** In a whole room a tile is a thumbnail. */
const IN_A_ROOM: Appearance = { ...DEFAULT_APPEARANCE, detail: "coarse" };

/** A room at life size with the wall hung where one would hang it; without a wall, the room alone. */
export const drawRoom = (room: Room, hung: WallToDraw | null, options: RoomOptions): RoomDrawing => {
  const { behind, before, ...view } = drawRoomLayers(room, hung?.wall ?? null, options);
  const tiles =
    hung === null ? [] : [group("wall", drawWall({ appearance: IN_A_ROOM, ...hung }), view.hungAt)];
  return { ...view, operations: [...behind, ...tiles, ...before] };
};

export const drawRoomLayers = (room: Room, tiles: SizeMm | null, options: RoomOptions): RoomLayers => {
  const { wallColour, wallWidth = null } = options;
  const start = hangingPlace(room, tiles);
  const viewBox = viewBoxOf(room, tiles, start, wallWidth);
  const hungAt = moveWithin(viewBox, tiles, start, options.moved);
  const colour = WALL_COLOURS[wallColour].colour;
  const hasCorners = wallWidth !== null && wallWidth >= room.needs;
  return {
    behind: [
      group("room", drawShell(colour)),
      ...(hasCorners ? [group("corners", drawCorners(colour, wallWidth))] : []),
    ],
    before: [
      group("furniture", room.furniture()),
      ...(options.person === true ? [drawPerson({ x: personPlace(room, tiles), y: 110 })] : []),
    ],
    viewBox,
    closeUp: closeUpOf(room, tiles, start),
    hungAt,
  };
};

/** The top left corner of a wall in a room: centred, its middle at eye level, but always clear of the furniture. */
export const hangingPlace = (room: Room, tiles: SizeMm | null): Point => {
  const width = tiles?.width ?? 0;
  const height = tiles?.height ?? 0;
  const middle = Math.max(room.eyeLevel, room.furnitureHeight + ABOVE_FURNITURE + height / 2);
  return { x: -width / 2, y: -middle - height / 2 };
};

/** Tiles that were moved far, or hung so before there were more of them, are still in view. */
export const moveWithin = (
  view: Box,
  tiles: SizeMm | null,
  start: Point,
  moved: Point = point(0, 0),
): Point => {
  const between = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high));
  return {
    x: between(start.x + moved.x, view.x, view.x + view.width - (tiles?.width ?? 0)),
    y: between(start.y + moved.y, view.y, view.y + view.height - (tiles?.height ?? 0)),
  };
};

const personPlace = (room: Room, tiles: SizeMm | null): number =>
  Math.max(room.personAt, (tiles?.width ?? 0) / 2 + 360);

const viewBoxOf = (room: Room, tiles: SizeMm | null, hungAt: Point, wallWidth: number | null): Box => {
  const width = Math.max(
    room.view.width,
    (tiles?.width ?? 0) + 2 * AROUND,
    Math.min(wallWidth ?? 0, WIDEST_VIEW) + AROUND,
  );
  const top = Math.min(-room.view.above, hungAt.y - AROUND);
  return { x: -width / 2, y: top, width, height: room.view.below - top };
};

/** Never narrower than what a sofa's middle takes, so that one still sees what the wall hangs above. */
const closeUpOf = (room: Room, tiles: SizeMm | null, hungAt: Point): Box => {
  const width = Math.max(1500, (tiles?.width ?? 0) + 2 * AROUND);
  const top = hungAt.y - AROUND;
  return { x: -width / 2, y: top, width, height: -room.furnitureHeight * 0.45 - top };
};
