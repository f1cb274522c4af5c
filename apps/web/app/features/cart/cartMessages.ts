import type { CartRequest } from "./cartRequest.ts";

/** The cart shows only messages of its own, never a text of the server (R8.4). */
const ACTION_FAILED_MESSAGES = {
  add: "Your wall is not in the cart yet. We keep it here until it is.",
  setQuantity: "The quantity could not be changed.",
  remove: "The wall could not be removed.",
  applyPromo: "The code could not be checked.",
  removePromo: "The code could not be removed.",
  refresh: "The cart could not be brought up to date.",
} as const satisfies Record<CartRequest["kind"], string>;

const UNREACHABLE_REASON = "We could not reach the shop. Check your connection and try again.";

const ERROR_REASONS: Readonly<Partial<Record<string, string>>> = {
  PHOTO_UNKNOWN:
    "A photo of this wall has not arrived yet. Wait until every photo is uploaded, then try again.",
  ART_ITEM_UNKNOWN:
    "A picture of this wall is no longer in our collection. Open the wall and choose another for its tile.",
  TOO_MANY_LINES: "The cart is full. Take a wall out first.",
  TOO_MANY_TILES: "The wall has more tiles than one order can hold.",
  SIZE_NOT_SOLD: "This size is not sold any more. Open the wall and choose another.",
  FRAME_MISMATCH: "This frame is not sold any more. Open the wall and choose another.",
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
      return `We do not know the code “${entered.trim()}”. Check it and try again.`;
    case "PROMO_EXPIRED":
      return promoExpiredMessage(entered.trim());
    case "PROMO_USED":
      return `The code “${entered.trim()}” has been used up, by you or by others.`;
    case "PROMO_ALREADY_SET":
      return otherPromoAppliedMessage(appliedCode ?? "the other code");
    case "BAD_REQUEST":
      return "That does not look like a promo code.";
    default:
      return null;
  }
};

export const otherPromoAppliedMessage = (currentCode: string): string =>
  `One code an order. Remove ${currentCode} first to use this one.`;

/** Returns the message for a code that the server removed from the cart. */
export const promoExpiredMessage = (code: string): string => `The code “${code}” has run out.`;

/** Returns the message for a code from a link while there is no cart to apply it to (B10). */
export const promoSavedMessage = (code: string): string => `Your code “${code}” is kept for your cart.`;
