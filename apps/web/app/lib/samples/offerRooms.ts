import type { ReadyGalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import type { TemplateKey } from "@storywall/domain/catalogue/templateKeys.ts";
import type { RoomKey } from "@storywall/domain/design/room.ts";

type OfferKey = TemplateKey | SetKey | ReadyGalleryWallKey | "own_mix";

/** The room of each wall's picture. Neighbours in a list hang in different rooms, so that they look different. */
const ROOMS_OF_OFFERS: Readonly<Record<OfferKey, RoomKey>> = {
  square_trio: "hall",
  charming_six: "study",
  dazzling_dozen: "diningRoom",
  flex_two_frames: "bedroom",
  flex_three_frames: "livingRoom",
  flex_four_frames: "diningRoom",
  grid_four_frames: "nursery",
  mixed_absolute_four_frames: "livingRoom",
  front_room_eight: "livingRoom",
  large_and_four: "study",
  salon_six: "bedroom",
  sofa_nine: "livingRoom",
  family_twelve: "diningRoom",
  stair_seven: "hall",
  own_mix: "study",
};

const isOfferKey = (key: string): key is OfferKey => Object.hasOwn(ROOMS_OF_OFFERS, key);

/** Returns the room of an offer's picture, by the key of its layout, set or gallery wall; one of others is above a sofa. */
export const roomOfOffer = (key: string): RoomKey => (isOfferKey(key) ? ROOMS_OF_OFFERS[key] : "livingRoom");

/** Rooms for the walls that hang above the sofa in the list. */
const SECOND_ROOMS: Readonly<Partial<Record<OfferKey, RoomKey>>> = {
  flex_three_frames: "bedroom",
  mixed_absolute_four_frames: "study",
  front_room_eight: "bedroom",
  sofa_nine: "diningRoom",
};

/** Returns the room that a product page shows as a whole with the wall: never the one with the sofa. */
export const secondRoomOfOffer = (key: string): RoomKey =>
  (isOfferKey(key) ? SECOND_ROOMS[key] : undefined) ?? roomOfOffer(key);

/** What is below the tiles in each room, for the texts of pictures. */
const PLACES_IN_ROOMS: Readonly<Record<RoomKey, string>> = {
  livingRoom: "above a three-seat sofa",
  bedroom: "above a bed",
  diningRoom: "above a dining table",
  nursery: "above a cot",
  study: "above a desk",
  hall: "above a console table in a hall",
};

/** Returns what is below the tiles of an offer in a room, for the texts of its pictures. */
export const placeOfOffer = (key: string, room: RoomKey = roomOfOffer(key)): string =>
  key === "grid_four_frames" && room === "nursery"
    ? "above a chest of drawers beside a cot"
    : PLACES_IN_ROOMS[room];
