/** Messages that are shown at the payment form. Each says what happened and what to do. */
const PAYMENT_MESSAGES = {
  declined: "Your bank declined this card. Nothing was charged. Check the card or use another one.",
  insufficientFunds: "There is not enough money on this card. Nothing was charged. Use another card.",
  expiredCard: "This card has run out. Nothing was charged. Use another card.",
  denied: "The payment was not approved. Nothing was charged. Try again or use another card.",
  notCharged: "The payment did not go through. Nothing was charged. You can try again.",
  tooManyDeclines:
    "Three cards were declined, so this order takes none for an hour. Nothing was charged. Ask your bank what is in the way, or write to us.",
  providerUnreachable:
    "The payment service could not be reached. Nothing was charged, and everything you typed is kept. Check your connection and any ad blocker, then try again.",
  providerRejected:
    "The payment service could not be used. Nothing was charged, and everything you typed is kept. Try again later, or write to us.",
  formNotLoaded:
    "The card fields have not loaded yet. Wait a moment or load them again; what you typed is kept.",
} as const;

/** Messages that are shown at the top of the page. */
const PAGE_MESSAGES = {
  unreachable:
    "We could not reach the shop. Nothing was charged, and everything you typed is kept. Check your connection and try again.",
  rateLimited: "That was a lot at once. Nothing was charged. Wait a minute, then try again.",
  providerChanged:
    "Our payment service has changed since you opened this page. Nothing was charged. Load the page again to go on; what you typed is kept.",
  amountChanged:
    "The total has changed since you last saw it. Nothing was charged. Please look at it once more.",
  checkoutRecreated:
    "This checkout had been open for so long that we made it anew. Nothing was charged. Please look once more, then pay.",
  promoUsed:
    "The promo code has been used already, with this e-mail address or as often as it may be in all. Take it off to go on; nothing was charged.",
  tilesMissing: "A tile in your cart has no photo yet. Open the wall and add one.",
  invalidFields: "A few things need your attention before you can go on.",
} as const;

export const NOTICE_MESSAGES = { ...PAGE_MESSAGES, ...PAYMENT_MESSAGES };

export type CheckoutNoticeCode = keyof typeof NOTICE_MESSAGES;

/** Returns true for notices that belong at the payment form. */
export const isPaymentNotice = (notice: CheckoutNoticeCode): boolean => notice in PAYMENT_MESSAGES;
