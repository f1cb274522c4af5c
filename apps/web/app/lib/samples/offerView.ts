import type { DesignBase } from "@storywall/domain/design/design.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";

/** The part of the room that the image of a gallery wall shows, in mm: all at one scale, so that they can be compared. */
export const GALLERY_VIEW: Box = { x: -1180, y: -2130, width: 2360, height: 1770 };

/**
 * The part that the image of a layout or set shows: the wall, and the upper edge of the sofa. On a desktop their cards
 * are narrower than those of gallery walls in the same proportion, so all images have one scale there.
 */
export const OFFER_VIEW: Box = { x: -772, y: -1940, width: 1544, height: 1325 };

/** Space around the tiles of an image, in mm. */
const SPACE_ABOVE = 60;
const SPACE_BESIDE = 150;

/** The highest lower edge of a wall, in mm: 30 cm above the sofa. A low wall at eye level would float far above it. */
const HIGHEST_LOWER_EDGE = -1140;

/** Returns where a wall hangs in the image of its offer: above the sofa of the living room, in mm of the room. */
export const offerHangingPosition = (wall: SizeMm): Point => {
  const { x, y } = defaultHangingPosition(ROOMS.livingRoom, wall);
  return { x, y: Math.max(y, HIGHEST_LOWER_EDGE - wall.height) };
};

/** The part of the hall that the image of a wall up the stairs shows, in mm: at the scale of other gallery walls. */
const STAIRS_VIEW: Box = { ...GALLERY_VIEW, x: 360, y: -2680 };
/** Where that wall hangs, in mm of the hall: it climbs beside the handrail, above the panels. */
const PLACE_BY_THE_STAIRS: Point = { x: 780, y: -2570 };

export type OfferPlace = {
  readonly room: "livingRoom" | "hall";
  /** The part of the room that the image shows, in mm. */
  readonly view: Box;
  /** Where the wall's top left corner is, in mm of the room. */
  readonly at: Point;
};

/** Returns where an offer hangs in its image of the list: the wall that climbs by the stairs, all others above the sofa. */
export const offerPlaceOf = (wall: SizeMm, base: DesignBase): OfferPlace =>
  base.kind === "free" && base.wall === "stair_seven"
    ? { room: "hall", view: STAIRS_VIEW, at: PLACE_BY_THE_STAIRS }
    : { room: "livingRoom", view: offerViewOf(wall, base), at: offerHangingPosition(wall) };

/** Returns the view of an offer in the list, moved up as far as a high wall needs. */
const offerViewOf = (wall: SizeMm, base: DesignBase): Box =>
  moveUpTo(wall, base.kind === "free" ? GALLERY_VIEW : OFFER_VIEW);

/**
 * Returns the view of an offer on its own page, for the width and height of its largest sizes. All sizes share it, so
 * that a larger one looks larger.
 */
export const offerPageViewOf = (largest: SizeMm): Box => {
  const bottom = OFFER_VIEW.y + OFFER_VIEW.height;
  const top = offerHangingPosition(largest).y - SPACE_ABOVE;
  const width = clamp(
    Math.max(largest.width + 2 * SPACE_BESIDE, ((bottom - top) * 4) / 3),
    OFFER_VIEW.width,
    GALLERY_VIEW.width,
  );
  const height = (width * 3) / 4;
  return { x: -width / 2, y: bottom - height, width, height };
};

/** From here down the sofa is seen as one; the top of the pillows on it. In mm. */
const SOFA_SHOWN = -790;
const PILLOW_TOP = -950;

/** Moves a view up as far as a high wall needs. Where only tips of pillows would be left of the sofa, none is. */
const moveUpTo = (wall: SizeMm, view: Box): Box => {
  const y = Math.min(view.y, Math.round(offerHangingPosition(wall).y - SPACE_ABOVE));
  const bottom = y + view.height;
  return { ...view, y: bottom > SOFA_SHOWN || bottom < PILLOW_TOP ? y : PILLOW_TOP - view.height };
};
