/** The most tiles of a free wall; no template or set has more. */
export const MAX_TILES_PER_WALL = 50;

/** No gallery wall is wider or higher, in mm. */
export const MAX_GALLERY_SIDE = 30_000;

/** Photos in the tiles and the tray of one design together. More would not fit into browser storage. */
export const MAX_PHOTOS_PER_DESIGN = 200;

/** The limit of most file systems. A longer name, such as that of a pasted image, is cut. */
export const MAX_FILE_NAME_LENGTH = 255;

/** From here on a print is good (VERDICT_BANDS), so no shopper confirms more pixels an inch than this. */
export const MAX_CONFIRMED_PPI = 150;
