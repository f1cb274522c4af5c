/** Limits of a cart. More is a mistake or an attack; both get an error. */
export const MAX_LINES_PER_CART = 100;
export const MAX_QUANTITY_PER_LINE = 99;
