import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";

/** The part of the room that the image of every offer shows, in mm: all at one scale, so that they can be compared. */
export const OFFER_VIEW: Box = { x: -1180, y: -2130, width: 2360, height: 1770 };

/** Space above the highest tile of an image, in mm. */
const SPACE_ABOVE = 90;

/** Returns where a wall hangs in the image of its offer: above the sofa of the living room, in mm of the room. */
export const offerHangingPosition = (wall: SizeMm): Point => defaultHangingPosition(ROOMS.livingRoom, wall);

/** Returns the view of an offer, moved up as far as a high wall needs. */
export const offerViewOf = (wall: SizeMm): Box => {
  const top = offerHangingPosition(wall).y - SPACE_ABOVE;
  return { ...OFFER_VIEW, y: Math.min(OFFER_VIEW.y, Math.round(top)) };
};
