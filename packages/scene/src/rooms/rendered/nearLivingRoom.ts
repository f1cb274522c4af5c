import { box } from "../../shapes.ts";
import type { RenderedRoom } from "../renderedRoom.ts";
import { renderedLivingRoom } from "./livingRoom.ts";

/**
 * The living room from near, for pictures in which its sofa is large: the same plane and light, and the furniture with
 * twice as many pixels (tools/rooms/roomNear.py). Its wall is a piece of the other one's.
 */
export const nearLivingRoom: RenderedRoom = {
  ...renderedLivingRoom,
  box: box(-1320, -3300, 2628, 3348),
  furnitureBox: box(-1360, -1060, 2720, 1080),
};

export const NEAR_LIVING_ROOM_BITMAPS = {
  wall: "livingRoomNear-warmWhite",
  furniture: "livingRoomNear-furniture",
} as const;
