/**
 * Keys of the ready-made gallery walls. They are in a separate file because every page that parses a design needs
 * the keys, and only the designer and the list of layouts need the walls.
 */
export const GALLERY_WALL_KEYS = [
  "front_room_eight",
  "large_and_four",
  "salon_six",
  "sofa_nine",
  "family_twelve",
  "stair_seven",
] as const;
export type ReadyGalleryWallKey = (typeof GALLERY_WALL_KEYS)[number];

/**
 * Gallery walls with the frames of a layout. Layouts have two frame styles (R3.4), gallery walls have all, so a
 * layout links to these. They are in no list themselves.
 */
export const LAYOUT_GALLERY_KEYS = [
  "gallery_pair",
  "gallery_trio",
  "gallery_four_in_a_row",
  "gallery_four_square",
  "gallery_gathering",
] as const;
export type LayoutGalleryKey = (typeof LAYOUT_GALLERY_KEYS)[number];

export type GalleryWallKey = ReadyGalleryWallKey | LayoutGalleryKey;
export const ALL_GALLERY_WALL_KEYS: readonly GalleryWallKey[] = [
  ...GALLERY_WALL_KEYS,
  ...LAYOUT_GALLERY_KEYS,
];
