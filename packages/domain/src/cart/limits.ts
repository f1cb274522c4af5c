/** Limits of a cart; more is a mistake or an attack, and both are told so. */
export const MAX_LINES_PER_CART = 100;
export const MAX_QUANTITY_PER_LINE = 99;
