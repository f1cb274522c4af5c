// Widths of images for the attribute `sizes`, as the style sheets lay them out, with the page's margins.

/** An image in a card of OfferGrid, which has three, two or one column. */
export const CARD_IMAGE_SIZES =
  "(min-width: 70rem) min(408px, 29vw), (min-width: 46.5rem) 44vw, calc(100vw - 50px)";

/** An image in a card of a gallery wall: two columns or one. */
export const WIDE_CARD_IMAGE_SIZES =
  "(min-width: 70rem) min(624px, 44vw), (min-width: 46.5rem) 44vw, calc(100vw - 50px)";

/** An image in the wider of two columns. */
export const LARGE_IMAGE_SIZES = "(min-width: 64rem) min(740px, 52vw), calc(100vw - 48px)";

/** One of two images side by side in that column. */
export const HALF_IMAGE_SIZES = "(min-width: 64rem) min(364px, 26vw), 43vw";

/** One of three images side by side, or of one below the other on a phone. */
export const DETAIL_IMAGE_SIZES = "(min-width: 48rem) min(408px, 29vw), calc(100vw - 48px)";
