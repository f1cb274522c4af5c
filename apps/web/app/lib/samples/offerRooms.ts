import type { ReadyGalleryWallKey } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import type { SetKey } from "@storywall/domain/catalogue/sets.ts";
import type { TemplateKey } from "@storywall/domain/catalogue/templateKeys.ts";
import type { RoomKey, WallColourKey } from "@storywall/domain/design/room.ts";

type OfferKey = TemplateKey | SetKey | ReadyGalleryWallKey | "own_mix";

/**
 * The variant of a room in a picture: as if other people had painted it, furnished it the other way round, and chosen
 * other covers.
 */
export type RoomVariant = {
  readonly room: RoomKey;
  readonly wallColour: WallColourKey;
  /** Whether the room is mirrored, with its window on the other side. Tiles and their photos never are. */
  readonly isMirrored: boolean;
  /** Whether its textiles are dyed in other colours. */
  readonly isDyed: boolean;
  /** Whether a light switch is visible. Only some walls have one. */
  readonly hasSwitch: boolean;
};

const variant = (
  room: RoomKey,
  wallColour: WallColourKey,
  { isMirrored = false, isDyed = false, hasSwitch = false }: Partial<RoomVariant> = {},
): RoomVariant => ({ room, wallColour, isMirrored, isDyed, hasSwitch });

/**
 * The room of each wall's picture, and its variant there. Neighbours in a list, and walls that a page names as
 * similar, hang in different rooms, and no two walls in rooms that look alike.
 */
const VARIANTS_OF_OFFERS: Readonly<Record<OfferKey, RoomVariant>> = {
  square_trio: variant("diningRoom", "warmWhite", { isMirrored: true }),
  charming_six: variant("nursery", "slate"),
  dazzling_dozen: variant("study", "warmWhite"),
  flex_two_frames: variant("bedroom", "sage"),
  flex_three_frames: variant("livingRoom", "warmWhite", { isMirrored: true, isDyed: true }),
  flex_four_frames: variant("hall", "clay", { isMirrored: true }),
  grid_four_frames: variant("nursery", "warmWhite"),
  mixed_absolute_four_frames: variant("bedroom", "clay", { isMirrored: true }),
  front_room_eight: variant("bedroom", "warmWhite", { isMirrored: true, isDyed: true, hasSwitch: true }),
  large_and_four: variant("diningRoom", "warmWhite"),
  salon_six: variant("study", "slate", { isMirrored: true }),
  sofa_nine: variant("livingRoom", "clay", { isMirrored: true, isDyed: true }),
  family_twelve: variant("diningRoom", "sage", { isMirrored: true }),
  stair_seven: variant("hall", "warmWhite"),
  own_mix: variant("livingRoom", "sage"),
};

const isOfferKey = (key: string): key is OfferKey => Object.hasOwn(VARIANTS_OF_OFFERS, key);

/**
 * Returns the variant of the room in an offer's picture, by the key of its layout, set or gallery wall; others hang
 * above a sofa.
 */
export const variantOfOffer = (key: string): RoomVariant =>
  isOfferKey(key) ? VARIANTS_OF_OFFERS[key] : variant("livingRoom", "warmWhite");

export const roomOfOffer = (key: string): RoomKey => variantOfOffer(key).room;

/**
 * Rooms that a product page shows as a whole when they are not those of its first picture. The sofa's room is not
 * among them. The desk and the nursery have other objects on them in the whole room than in the near view, so their
 * walls hang in another room. As far as six rooms suffice, none is that of a wall which the page names as similar.
 */
const SECOND_VARIANTS: Readonly<Partial<Record<OfferKey, RoomVariant>>> = {
  charming_six: variant("bedroom", "clay"),
  dazzling_dozen: variant("bedroom", "sage"),
  flex_three_frames: variant("diningRoom", "warmWhite"),
  grid_four_frames: variant("hall", "warmWhite"),
  front_room_eight: variant("diningRoom", "warmWhite"),
  large_and_four: variant("bedroom", "sage", { isMirrored: true }),
  salon_six: variant("bedroom", "warmWhite"),
  sofa_nine: variant("diningRoom", "sage"),
};

/** Returns the room that a product page shows as a whole with the wall: never the one with the sofa. */
export const secondRoomOfOffer = (key: string): RoomKey => secondVariantOfOffer(key).room;

/** Returns the variant of that whole room: as in the offer's other picture when it is the same room. */
export const secondVariantOfOffer = (key: string): RoomVariant =>
  (isOfferKey(key) ? SECOND_VARIANTS[key] : undefined) ?? variantOfOffer(key);

/** The objects below the tiles in each room, for the alternative texts of pictures. */
const PLACES_IN_ROOMS: Readonly<Record<RoomKey, string>> = {
  livingRoom: "above a three-seat sofa",
  bedroom: "above a bed",
  diningRoom: "above a dining table",
  nursery: "above a chest of drawers beside a cot",
  study: "above a desk",
  hall: "above a console table in a hall",
};

/** Returns the objects below the tiles of an offer in a room, for the alternative texts of its pictures. */
export const placeOfOffer = (key: string, room: RoomKey = roomOfOffer(key)): string => PLACES_IN_ROOMS[room];
