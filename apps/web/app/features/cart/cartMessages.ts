import type { CartRequest } from "./cartRequest.ts";

/** The cart shows only messages of its own, never a text of the server (R8.4). */
const ACTION_FAILED_MESSAGES = {
  add: "We couldn't add this wall to your cart. It's still here, as you left it.",
  setQuantity: "The quantity couldn't be changed.",
  remove: "The wall couldn't be removed.",
  applyPromo: "The code couldn't be checked.",
  removePromo: "The code couldn't be removed.",
  refresh: "Your cart couldn't be refreshed.",
} as const satisfies Record<CartRequest["kind"], string>;

const UNREACHABLE_REASON = "We couldn't reach the shop. Check your connection and try again.";

const ERROR_REASONS: Readonly<Partial<Record<string, string>>> = {
  PHOTO_UNKNOWN:
    "A photo of this wall hasn't arrived yet. Wait until every photo is uploaded, then try again.",
  ART_ITEM_UNKNOWN:
    "One of this wall's artworks is no longer in our collection. Open the wall and choose another for that tile.",
  TOO_MANY_LINES: "Your cart is full. Remove a wall first.",
  TOO_MANY_TILES: "The wall has more tiles than one order can hold.",
  SIZE_NOT_SOLD: "We no longer sell this size. Open the wall and choose another.",
  FRAME_MISMATCH: "We don't sell this layout in this frame. Open the wall and choose another.",
  FRAME_OUT_OF_STOCK: "One of its frames is out of stock. Open the wall and choose another.",
};

/** Returns the message for a failed request: what failed, why, and what to do. */
export const cartErrorMessage = (request: CartRequest, errorCode: string | null): string => {
  const reason = errorCode === null ? UNREACHABLE_REASON : ERROR_REASONS[errorCode];
  return reason ? `${ACTION_FAILED_MESSAGES[request.kind]} ${reason}` : ACTION_FAILED_MESSAGES[request.kind];
};

/** Returns why a promo code was rejected, or null for an error that does not concern the code. */
export const promoErrorMessage = (
  errorCode: string,
  entered: string,
  appliedCode: string | null,
): string | null => {
  switch (errorCode) {
    case "PROMO_UNKNOWN":
      return `We don't recognise the code “${entered.trim()}”. Check it and try again.`;
    case "PROMO_EXPIRED":
      return promoExpiredMessage(entered.trim());
    case "PROMO_USED":
      return `The code “${entered.trim()}” has already been used.`;
    case "PROMO_ALREADY_SET":
      return otherPromoAppliedMessage(appliedCode ?? "the other code");
    case "BAD_REQUEST":
      return "That doesn't look like a promo code.";
    default:
      return null;
  }
};

export const otherPromoAppliedMessage = (currentCode: string): string =>
  `One code per order. Remove ${currentCode} first to use this one.`;

/** Returns the message for a code that the server removed from the cart. */
export const promoExpiredMessage = (code: string): string => `The code “${code}” has expired.`;

/** Returns the message for a code from a link while there is no cart to apply it to (B10). */
export const promoSavedMessage = (code: string): string =>
  `Your code “${code}” is saved and will be applied to your cart.`;
