/** What a shopper can do about an order that they cannot change themselves. */
export const MISTAKE_HELP =
  "If something's wrong, write to us straight away: we can still change what isn't printed yet.";

/** The answer for a complete order that was never, or is no longer, the shopper's to change. */
export const NO_CHANGES_TEXT = `We've started on your order, so you can't change or cancel it yourself now. ${MISTAKE_HELP}`;
