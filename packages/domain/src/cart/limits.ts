/** Limits of a cart. More is a mistake or an attack; both get an error. */
export const MAX_LINES_PER_CART = 100;
export const MAX_QUANTITY_PER_LINE = 99;

/**
 * Total size of the designs of all lines, as stored: about twenty walls of fifty tiles each, or a hundred usual
 * ones. Every read of a cart and every quote reads them all, so this bounds replies (3 MB) and the growth of the
 * database.
 */
export const MAX_DESIGN_BYTES_PER_CART = 1_000_000;

/**
 * Number of tiles of all walls of a cart, each wall counted once: twenty walls of fifty tiles. Empty tiles count
 * too, since an order grows by a photo, its crop and its changes for each tile after it was paid.
 */
export const MAX_TILES_PER_CART = 1000;

/**
 * Number of framed tiles that a cart makes, so that one parcel can be listed piece by piece: a wall of fifty, 99
 * times.
 */
export const MAX_PIECES_PER_CART = 5000;
