/** Advice for a shopper who can no longer change an order on the page. */
export const MISTAKE_HELP =
  "If something's wrong, write to us straight away: we can still change what isn't printed yet.";

/** The text for a complete order that its shopper never could change, or no longer can. */
export const NO_CHANGES_TEXT = `We've started on your order, so you can't change or cancel it yourself now. ${MISTAKE_HELP}`;
