/**
 * Keys of the ready-made gallery walls. They have a file of their own because every page that parses a design needs the
 * keys, and only the designer and the list of layouts need the walls.
 */
export const GALLERY_WALL_KEYS = [
  "front_room_eight",
  "large_and_four",
  "salon_six",
  "sofa_nine",
  "family_twelve",
  "stair_seven",
] as const;
export type GalleryWallKey = (typeof GALLERY_WALL_KEYS)[number];
