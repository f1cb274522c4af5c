/** Limits of a cart. More is a mistake or an attack; both get an error. */
export const MAX_LINES_PER_CART = 100;
export const MAX_QUANTITY_PER_LINE = 99;

/**
 * The designs of all lines together, as stored. About twenty walls of fifty tiles each, or a hundred usual ones. Every
 * read of a cart and every quote takes as much, so it bounds replies (3 MB) and the growth of the database.
 */
export const MAX_DESIGN_BYTES_PER_CART = 1_000_000;

/**
 * Tiles of all walls of a cart, each wall once. Twenty walls of fifty tiles: an order grows by a photo, its crop and its
 * changes for each tile after it was paid, so empty tiles count too.
 */
export const MAX_TILES_PER_CART = 1000;

/** Framed tiles that are made of a cart, so that one parcel can be listed piece by piece. A wall of fifty, 99 times. */
export const MAX_PIECES_PER_CART = 5000;
