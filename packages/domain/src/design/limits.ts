/** Maximum number of tiles of a free wall; no template or set has more. */
export const MAX_TILES_PER_WALL = 50;

/** Maximum width and height of a gallery wall, in mm. */
export const MAX_GALLERY_SIDE = 30_000;

/** Maximum number of photos in the tiles and the tray of one design. More would not fit into browser storage. */
export const MAX_PHOTOS_PER_DESIGN = 200;

/** The limit of most file systems. A longer name, such as that of a pasted image, is shortened. */
export const MAX_FILE_NAME_LENGTH = 255;

/** Prints with this many pixels per inch are good (VERDICT_BANDS), so no shopper has to confirm them. */
export const MAX_CONFIRMED_PPI = 150;
