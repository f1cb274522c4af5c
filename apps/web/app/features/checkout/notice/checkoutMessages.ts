/** Messages that are shown at the payment form. Each says what happened and what to do. */
const PAYMENT_MESSAGES = {
  declined: "Your bank declined this card. Nothing was charged. Check the card or use another one.",
  insufficientFunds: "There isn't enough money on this card. Nothing was charged. Use another card.",
  expiredCard: "This card has expired. Nothing was charged. Use another card.",
  denied: "The payment wasn't approved. Nothing was charged. Try again or use another card.",
  notCharged: "The payment didn't go through. Nothing was charged. You can try again.",
  tooManyDeclines:
    "Three cards were declined, so this order can't take another for an hour. Nothing was charged. Ask your bank why, or write to us.",
  providerUnreachable:
    "The payment service couldn't be reached. Nothing was charged, and what you typed is saved. Check your connection and any ad blocker, then try again.",
  providerRejected:
    "The payment service isn't available right now. Nothing was charged, and what you typed is saved. Try again later, or write to us.",
  formNotLoaded: "The card fields haven't loaded. Wait a moment or load them again; what you typed is saved.",
  cardLost: "We never store card details, so reloading the page cleared them. Please enter your card again.",
} as const;

/** Messages that are shown at the top of the page. */
const PAGE_MESSAGES = {
  unreachable:
    "We couldn't reach the shop. Nothing was charged, and what you typed is saved. Check your connection and try again.",
  rateLimited: "Too many attempts at once. Nothing was charged. Wait a minute, then try again.",
  providerChanged:
    "Our payment service has changed since you opened this page. Nothing was charged. Reload the page to continue; what you typed is saved.",
  amountChanged:
    "The total has changed since you last saw it. Nothing was charged. Please check it once more.",
  checkoutRecreated:
    "We refreshed this checkout, as it had been open for a while. Nothing was charged. Please check it once more.",
  promoUsed: "This promo code has already been used. Remove it to continue.",
  /** Shown after the server's sentence, which says what is not ready. */
  notReady: "Nothing was charged, and what you typed is saved.",
  invalidFields: "Please check the marked fields before you continue.",
} as const;

export const NOTICE_MESSAGES = { ...PAGE_MESSAGES, ...PAYMENT_MESSAGES };

export type CheckoutNoticeCode = keyof typeof NOTICE_MESSAGES;

/** Returns true for notices that belong at the payment form. */
export const isPaymentNotice = (notice: CheckoutNoticeCode): boolean => notice in PAYMENT_MESSAGES;
