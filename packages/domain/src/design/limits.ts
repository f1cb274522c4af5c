/** A free wall has 1 to 50 tiles; no template or set has more. */
export const MAX_TILES_PER_WALL = 50;

/** Photos in the tiles and the tray of one design together; keeps a design small enough for browser storage. */
export const MAX_PHOTOS_PER_DESIGN = 200;

/** As most file systems have it; a longer name, such as that of a pasted picture, is cut. */
export const MAX_FILE_NAME_LENGTH = 255;
