import type { RoomKey, WallColourKey } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { type Appearance, DEFAULT_APPEARANCE } from "../drawTile.ts";
import { drawWall, type WallToDraw } from "../drawWall.ts";
import type { Box, Drawing, Point } from "../operations.ts";
import { WALL_COLOURS } from "../palette.ts";
import { group, point } from "../shapes.ts";
import { bedroom } from "./bedroom.ts";
import { drawCorners } from "./corners.ts";
import { diningRoom } from "./diningRoom.ts";
import { hall } from "./hall.ts";
import { livingRoom } from "./livingRoom.ts";
import { nursery } from "./nursery.ts";
import { drawPerson } from "./person.ts";
import type { Room } from "./room.ts";
import { drawShell } from "./shell.ts";
import { study } from "./study.ts";

export const ROOMS: Readonly<Record<RoomKey, Room>> = {
  livingRoom,
  bedroom,
  diningRoom,
  nursery,
  study,
  hall,
};

type RoomOptions = {
  readonly wallColour: WallColourKey;
  /** Shows a person of 1.70 m beside the wall. */
  readonly showsPerson?: boolean;
  /** Whether the person is shown in evening light. */
  readonly isEvening?: boolean;
  /** How far the tiles are moved from their default position (mm); they stay in view. */
  readonly moved?: Point;
  /** Width of the shopper's wall (mm): the room has corners at its ends, and the view shows all of it. */
  readonly wallWidth?: number | null;
};

type RoomView = {
  /** Area to show (mm). The drawing continues around it, so a page may show more to fit its aspect ratio. */
  readonly viewBox: Box;
  /** Close view for narrow screens: the tiles large, the furniture below them cropped. */
  readonly closeUp: Box;
  /** The wall's top left corner. */
  readonly hangingPosition: Point;
};

type RoomDrawing = RoomView & { readonly operations: Drawing };
/** For callers that draw the tiles themselves, between the two layers. */
type RoomLayers = RoomView & {
  readonly behind: Drawing;
  readonly inFront: Drawing;
  /** The person who shows the scale, drawn in front of everything else; or empty. */
  readonly person: Drawing;
};

/** Distances (mm) of the tiles from the furniture below them, and from the edges of the view. */
const FURNITURE_GAP = 200;
const WALL_MARGIN = 300;
/**
 * How far below the foot of the wall the person's feet are (mm): in front of the furniture, whose feet are higher
 * up.
 */
const PERSON_Y = 170;
/** Distance (mm) from a person's middle to the edge of the view. */
const PERSON_MARGIN = 280;
/** How much floor is shown below their feet (mm). */
const PERSON_FLOOR = 80;
/** Limit of the shown part of the given wall width (mm). */
const MAX_VIEW_WIDTH = 10_000;

/** In a view of the whole room a tile is no larger than a thumbnail. */
const ROOM_APPEARANCE: Appearance = { ...DEFAULT_APPEARANCE, detail: "coarse" };

/** Draws a room in mm with the wall in its hanging position; without a wall, only the room. */
export const drawRoom = (room: Room, hung: WallToDraw | null, options: RoomOptions): RoomDrawing => {
  const { behind, inFront, person, ...view } = drawRoomLayers(room, hung?.wall ?? null, options);
  const tiles =
    hung === null
      ? []
      : [group("wall", drawWall({ appearance: ROOM_APPEARANCE, ...hung }), view.hangingPosition)];
  return { ...view, operations: [...behind, ...tiles, ...inFront, ...person] };
};

export const drawRoomLayers = (room: Room, tiles: SizeMm | null, options: RoomOptions): RoomLayers => {
  const { wallColour, wallWidth = null } = options;
  const start = defaultHangingPosition(room, tiles);
  const viewBox = viewBoxOf(room, tiles, start, wallWidth, options.showsPerson);
  const hangingPosition = moveWithin(viewBox, tiles, start, options.moved);
  const colour = WALL_COLOURS[wallColour].colour;
  const hasCorners = hasCornersIn(room, wallWidth);
  return {
    behind: [
      group("room", drawShell(colour)),
      ...(hasCorners && wallWidth !== null ? [group("corners", drawCorners(colour, wallWidth))] : []),
    ],
    inFront: [group("furniture", room.furniture())],
    person:
      options.showsPerson === true
        ? [drawPerson({ x: personXOf(room, tiles), y: PERSON_Y }, options.isEvening)]
        : [],
    viewBox,
    closeUp: options.showsPerson
      ? withPerson(closeUpOf(room, tiles, start), personXOf(room, tiles))
      : closeUpOf(room, tiles, start),
    hangingPosition,
  };
};

/**
 * Returns true if a room shows the corners of a wall of this width: it does not where they would cut through
 * furniture.
 */
export const hasCornersIn = (
  { minWallWidth }: Pick<Room, "minWallWidth">,
  wallWidth: number | null,
): boolean => wallWidth !== null && wallWidth >= minWallWidth;

/** Returns the top left corner of a wall in a room: centred, its middle at eye level or higher, above the furniture. */
export const defaultHangingPosition = (room: Room, tiles: SizeMm | null): Point => {
  const width = tiles?.width ?? 0;
  const height = tiles?.height ?? 0;
  const middle = Math.max(room.eyeLevel, room.furnitureHeight + FURNITURE_GAP + height / 2);
  return { x: -width / 2, y: -middle - height / 2 };
};

/**
 * Returns the tiles' top left corner after a move, limited to the view: tiles may be moved far, or become larger
 * after they were moved.
 */
export const moveWithin = (
  view: Box,
  tiles: SizeMm | null,
  start: Point,
  moved: Point = point(0, 0),
): Point => {
  return {
    x: clamp(start.x + moved.x, view.x, view.x + view.width - (tiles?.width ?? 0)),
    y: clamp(start.y + moved.y, view.y, view.y + view.height - (tiles?.height ?? 0)),
  };
};

const personXOf = (room: Room, tiles: SizeMm | null): number =>
  Math.max(room.personX, (tiles?.width ?? 0) / 2 + 360);

const viewBoxOf = (
  room: Room,
  tiles: SizeMm | null,
  hangingPosition: Point,
  wallWidth: number | null,
  showsPerson = false,
): Box => {
  const width = Math.max(
    room.view.width,
    showsPerson ? 2 * (personXOf(room, tiles) + PERSON_MARGIN) : 0,
    (tiles?.width ?? 0) + 2 * WALL_MARGIN,
    Math.min(wallWidth ?? 0, MAX_VIEW_WIDTH) + WALL_MARGIN,
  );
  const top = Math.min(-room.view.above, hangingPosition.y - WALL_MARGIN);
  return { x: -width / 2, y: top, width, height: room.view.below - top };
};

/** At least as wide as the middle of a sofa, so that the furniture below the wall can be recognised. */
const closeUpOf = (room: Room, tiles: SizeMm | null, hangingPosition: Point): Box => {
  const width = Math.max(1500, (tiles?.width ?? 0) + 2 * WALL_MARGIN);
  const top = hangingPosition.y - WALL_MARGIN;
  return { x: -width / 2, y: top, width, height: -room.furnitureHeight * 0.45 - top };
};

/** Returns a view that also shows the whole person, whose middle is at `personX`. */
const withPerson = (view: Box, personX: number): Box => {
  const right = Math.max(view.x + view.width, personX + PERSON_MARGIN);
  const bottom = PERSON_Y + PERSON_FLOOR;
  return { ...view, width: right - view.x, height: bottom - view.y };
};
