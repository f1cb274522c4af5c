import type { RoomKey } from "@storywall/domain/design/room.ts";
import { box } from "../../shapes.ts";
import type { RenderedRoom } from "../renderedRoom.ts";
import { renderedBedroom } from "./bedroom.ts";
import { renderedDiningRoom } from "./diningRoom.ts";
import { renderedHall } from "./hall.ts";
import { renderedLivingRoom } from "./livingRoom.ts";
import { renderedNursery } from "./nursery.ts";
import { renderedStudy } from "./study.ts";

/**
 * Rooms by day seen from near, for images in which their furniture is large: the same plane and light, and the
 * furniture with twice as many pixels (tools/rooms/roomNear.py). The bare wall has no fine detail, so it is that of
 * the whole room.
 */
export const NEAR_ROOMS: Readonly<Record<RoomKey, RenderedRoom>> = {
  livingRoom: { ...renderedLivingRoom, furnitureBox: box(-1360, -1060, 2720, 1080) },
  bedroom: { ...renderedBedroom, furnitureBox: box(-1240, -1700, 2480, 1380) },
  diningRoom: { ...renderedDiningRoom, furnitureBox: box(-1240, -1600, 2480, 1280) },
  nursery: { ...renderedNursery, furnitureBox: box(-1240, -1500, 3080, 1180) },
  study: { ...renderedStudy, furnitureBox: box(-1240, -1600, 2480, 1280) },
  hall: { ...renderedHall, furnitureBox: box(-1240, -2060, 4020, 1560) },
};

/** Name of the bitmap of a room's furniture seen from near. */
export const nearFurnitureOf = (room: RoomKey): string => `${room}Near-furniture`;
