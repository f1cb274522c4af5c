import type { RoomKey } from "@storywall/domain/design/room.ts";
import { roomOfOffer, secondRoomOfOffer } from "../lib/samples/offerRooms.ts";

/** Rooms in pictures that are no offer's. */
const ROOMS_BY_NAME: Readonly<Record<string, RoomKey>> = {
  "home-before": "bedroom",
  "home-after": "bedroom",
  "step-place": "nursery",
};

/** Rooms in pictures of an offer, by its key. */
const ROOMS_BY_KIND: Readonly<Record<string, (key: string) => RoomKey>> = {
  offer: roomOfOffer,
  product: roomOfOffer,
  interior: secondRoomOfOffer,
};

/** Returns the room that an illustration shows as a camera would; null for drawings of something else. */
export const roomOfIllustration = (name: string): RoomKey | null => {
  if (Object.hasOwn(ROOMS_BY_NAME, name)) return ROOMS_BY_NAME[name] ?? null;
  const [, kind = "", key = ""] = /^([a-z]+)-(\w+)/.exec(name) ?? [];
  return Object.hasOwn(ROOMS_BY_KIND, kind) ? (ROOMS_BY_KIND[kind]?.(key) ?? null) : null;
};
