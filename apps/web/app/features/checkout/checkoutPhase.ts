/** Where a shopper stands between the cart and the order; every move that is not in this table is a mistake of ours. */
export const CHECKOUT_TRANSITIONS = {
  /** Finding or making the checkout of the cart. */
  opening: ["details", "empty", "unavailable", "checking", "ordered"],
  unavailable: ["opening"],
  empty: ["opening"],
  /** Contact, delivery and card are typed. */
  details: ["review", "opening", "empty", "ordered"],
  /** Everything is shown once more and can be corrected before any money moves. */
  review: ["details", "paying", "opening", "empty", "ordered"],
  /** The card is with the provider. Without an answer nobody may pay again: on to `checking`. */
  paying: ["details", "review", "nextAction", "checking", "ordered", "stuck", "empty", "unavailable"],
  /** The bank asks the shopper for one more step. */
  nextAction: ["paying", "checking"],
  /** Money may have moved. Only the provider's answer leads out of here. */
  checking: ["details", "nextAction", "ordered", "stuck", "empty", "unavailable"],
  /** Paid, and no order can be made of it without a person. */
  stuck: [],
  ordered: [],
} as const satisfies Record<string, readonly string[]>;

export type CheckoutPhase = keyof typeof CHECKOUT_TRANSITIONS;

export const canTransition = (from: CheckoutPhase, to: CheckoutPhase): boolean => {
  const targets: readonly CheckoutPhase[] = CHECKOUT_TRANSITIONS[from];
  return targets.includes(to);
};

/** Phases in which the shopper may still change what is bought and where it goes. */
export const isEditable = (phase: CheckoutPhase): boolean => phase === "details" || phase === "review";
