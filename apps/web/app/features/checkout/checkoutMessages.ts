/** What checkout says above the part that it is about; one sentence on what happened, one on what to do. */
export type CheckoutNoticeCode =
  | "unreachable"
  | "declined"
  | "insufficientFunds"
  | "expiredCard"
  | "denied"
  | "notCharged"
  | "tooManyDeclines"
  | "rateLimited"
  | "providerUnreachable"
  | "providerChanged"
  | "formNotLoaded"
  | "amountChanged"
  | "checkoutRecreated"
  | "promoUsed"
  | "tilesMissing"
  | "invalidFields";

export const NOTICE_MESSAGES: Readonly<Record<CheckoutNoticeCode, string>> = {
  unreachable:
    "We could not reach the shop. Nothing was charged, and everything you typed is kept. Check your connection and try again.",
  declined: "Your bank declined this card. Nothing was charged. Check the card or use another one.",
  insufficientFunds: "There is not enough money on this card. Nothing was charged. Use another card.",
  expiredCard: "This card has run out. Nothing was charged. Use another card.",
  denied: "The payment was not approved. Nothing was charged. Try again or use another card.",
  notCharged: "The payment did not go through. Nothing was charged. You can try again.",
  tooManyDeclines:
    "Three cards were declined, so this order takes none for an hour. Nothing was charged. Ask your bank what is in the way, or write to us.",
  rateLimited: "That was a lot at once. Nothing was charged. Wait a minute, then try again.",
  providerUnreachable:
    "The payment service could not be reached. Nothing was charged, and everything you typed is kept. Check your connection and any ad blocker, then try again.",
  providerChanged:
    "Our payment service has changed since you opened this page. Nothing was charged. Load the page again to go on; what you typed is kept.",
  formNotLoaded:
    "The card fields have not loaded yet. Wait a moment or load them again; what you typed is kept.",
  amountChanged:
    "The total has changed since you last saw it. Nothing was charged. Please look at it once more.",
  checkoutRecreated:
    "This checkout had been open for so long that we made it anew. Nothing was charged. Please look once more, then pay.",
  promoUsed:
    "The promo code has been used already, with this e-mail address or as often as it may be in all. Take it off to go on; nothing was charged.",
  tilesMissing: "A tile in your cart has no photo yet. Open the wall and add one.",
  invalidFields: "A few things need your attention before you can go on.",
};

/** Notices about the payment stand at its form; the rest at the top. */
export const isPaymentNotice = (notice: CheckoutNoticeCode): boolean => PAYMENT_NOTICES.has(notice);

const PAYMENT_NOTICES: ReadonlySet<CheckoutNoticeCode> = new Set<CheckoutNoticeCode>([
  "declined",
  "insufficientFunds",
  "expiredCard",
  "denied",
  "notCharged",
  "tooManyDeclines",
  "providerUnreachable",
  "formNotLoaded",
]);
