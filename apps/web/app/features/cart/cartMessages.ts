export const UNREACHABLE_REASON = "We couldn't reach the shop. Check your connection and try again.";
export const CODE_UNCHECKED = "The code couldn't be checked.";

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
