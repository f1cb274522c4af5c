import type { ReadyGalleryWallKey } from "./galleryWallKeys.ts";

/** Descriptions of one line for shoppers. A separate file, because the designer does not show them. */
export const GALLERY_WALL_DESCRIPTIONS: Readonly<Record<ReadyGalleryWallKey, string>> = {
  front_room_eight: "Eight tiles in two rows, for above a sofa or a bed.",
  large_and_four: "The photo you love most in the middle, two on each side.",
  salon_six: "Six tiles of three sizes, hung close together.",
  sofa_nine: "Nine tiles with one straight lower edge, just above the back of a sofa.",
  family_twelve: "Twelve tiles, large and small, with room for the whole family.",
  stair_seven: "Seven tiles that climb with your stairs.",
};
