import type { DesignBase } from "@storywall/domain/design/design.ts";
import type { RoomKey } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { type RoomVariant, variantOfOffer } from "./offerRooms.ts";

/**
 * The part of a room that the image of a gallery wall shows, in mm. All have one scale, so that they can be compared.
 */
export const GALLERY_VIEW: Box = { x: -1224, y: -2360, width: 2448, height: 2040 };

/**
 * The part that the image of a layout or set shows: the wall, and enough of the furniture to recognise it. On a
 * desktop their cards are narrower than those of gallery walls in the same proportion, so all images have one scale
 * there.
 */
export const OFFER_VIEW: Box = { x: -800, y: -1840, width: 1600, height: 1500 };

/** Space around the tiles of an image, in mm. */
const SPACE_ABOVE = 150;
const SPACE_BESIDE = 150;

/**
 * Maximum distance between a wall and the furniture below it, in mm. A low wall at eye level would float far above it.
 */
const HIGHEST_ABOVE_FURNITURE = 310;
/**
 * The same for rooms in which only a plant or a lamp is as high as the furniture, in mm above the floor: there a wall
 * hangs lower.
 */
const HIGHEST_EDGE: Readonly<Partial<Record<RoomKey, number>>> = { diningRoom: 1290, study: 1215 };

/** Returns the position of a wall in the image of its offer: above the furniture of a room, in mm of the room. */
export const offerHangingPosition = (wall: SizeMm, room: RoomKey = "livingRoom"): Point => {
  const { x, y } = defaultHangingPosition(ROOMS[room], wall);
  const highest = HIGHEST_EDGE[room] ?? ROOMS[room].furnitureHeight + HIGHEST_ABOVE_FURNITURE;
  return { x, y: Math.max(y, -highest - wall.height) };
};

/**
 * How far right of the middle of its room a wall hangs, in mm: in the nursery above the chest of drawers, not the cot.
 */
const rightOfMiddle = (room: RoomKey): number => (room === "nursery" ? 600 : 0);

/** Returns the position of an offer's wall in a room, in mm of the room. */
export const hangingPositionOf = (wall: SizeMm, room: RoomKey): Point => {
  const { x, y } = offerHangingPosition(wall, room);
  return { x: x + rightOfMiddle(room), y };
};

/** The part of the hall that the image of a wall up the stairs shows, in mm: at the scale of other gallery walls, and down to the panels' top. */
const STAIRS_VIEW: Box = { ...GALLERY_VIEW, x: 310, y: -2870 };
/** Position of that wall, in mm of the hall: it climbs beside the handrail, above the panels. */
const PLACE_BY_THE_STAIRS: Point = { x: 780, y: -2570 };

export type OfferPlace = {
  readonly variant: RoomVariant;
  /** The part of the room that the image shows, in mm. */
  readonly view: Box;
  /** Position of the wall's top left corner, in mm of the room. */
  readonly at: Point;
};

const variantOf = (base: DesignBase): RoomVariant =>
  variantOfOffer(base.kind === "free" ? (base.wall ?? "own_mix") : base.key);

/**
 * Returns the position of an offer in its image of the list: the wall that climbs by the stairs there, all others
 * above furniture.
 */
export const offerPlaceOf = (wall: SizeMm, base: DesignBase): OfferPlace => {
  const variant = variantOf(base);
  if (base.kind === "free" && base.wall === "stair_seven")
    return { variant, view: STAIRS_VIEW, at: PLACE_BY_THE_STAIRS };
  const { room } = variant;
  const at = hangingPositionOf(wall, room);
  const view = base.kind === "free" ? GALLERY_VIEW : OFFER_VIEW;
  return { variant, view: moveUpTo(at, room, { ...view, x: view.x + rightOfMiddle(room) }), at };
};

/**
 * The lowest edge that a picture may show of a room, in mm: the end of the wall in the hall's near picture; and above
 * the gap between the sofa's arm and the throw on it, which looks like a black line.
 */
const LOWEST: Readonly<Partial<Record<RoomKey, number>>> = { hall: -500, livingRoom: -470 };

/** The lower edge of the view on an offer's own page, in mm: it shows a sofa down to its seat. */
const PAGE_VIEW_BOTTOM = -400;

/**
 * Returns where a layout or set hangs in the first picture of its own page, for the width and height of its largest
 * sizes. All sizes share the view, so that a larger one looks larger.
 */
export const offerPagePlaceOf = (wall: SizeMm, base: DesignBase, largest: SizeMm): OfferPlace => {
  const variant = variantOf(base);
  const { room } = variant;
  const bottom = Math.min(PAGE_VIEW_BOTTOM, LOWEST[room] ?? PAGE_VIEW_BOTTOM);
  const top = offerHangingPosition(largest, room).y - SPACE_ABOVE;
  const width = clamp(
    Math.max(largest.width + 2 * SPACE_BESIDE, ((bottom - top) * 4) / 3),
    OFFER_VIEW.width,
    GALLERY_VIEW.width,
  );
  const height = (width * 3) / 4;
  const view = { x: rightOfMiddle(room) - width / 2, y: Math.min(bottom - height, top), width, height };
  return { variant, view, at: hangingPositionOf(wall, room) };
};

/** Height from which a sofa is recognisable as one, and the top of its pillows, in mm. */
const SOFA_SHOWN = -790;
const PILLOW_TOP = -950;

/**
 * Moves a view up as far as a high wall needs, or until the room's picture ends. When only the tips of pillows would
 * be left of the sofa, it shows none of it.
 */
const moveUpTo = (at: Point, room: RoomKey, view: Box): Box => {
  const lowest = (LOWEST[room] ?? view.y + view.height) - view.height;
  const y = Math.min(view.y, lowest, Math.round(at.y - SPACE_ABOVE));
  const bottom = y + view.height;
  const isWhole = room !== "livingRoom" || bottom > SOFA_SHOWN || bottom < PILLOW_TOP;
  return { ...view, y: isWhole ? y : PILLOW_TOP - view.height };
};
