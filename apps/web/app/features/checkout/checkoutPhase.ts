/** The phases between the cart and the order. A transition that is not in this table is a bug. */
export const CHECKOUT_TRANSITIONS = {
  /** The checkout of the cart is being found or created. */
  opening: ["details", "empty", "unavailable", "checking", "ordered"],
  unavailable: ["opening"],
  empty: ["opening"],
  /** The shopper fills in contact, delivery and card. */
  details: ["review", "opening", "empty", "ordered"],
  /** Everything is shown again and can be corrected before any money moves. */
  review: ["details", "paying", "opening", "empty", "ordered"],
  /** The provider has the card. Without an answer `checking` follows, since paying again could charge twice. */
  paying: ["details", "review", "nextAction", "checking", "ordered", "stuck", "empty", "unavailable"],
  /** The bank asks the shopper to approve the payment (3-D Secure). */
  nextAction: ["paying", "checking"],
  /** Money may have moved. Only the provider's answer ends this phase. */
  checking: ["details", "nextAction", "ordered", "stuck", "empty", "unavailable"],
  /** Paid, but staff have to complete the order. */
  stuck: [],
  ordered: [],
} as const satisfies Record<string, readonly string[]>;

export type CheckoutPhase = keyof typeof CHECKOUT_TRANSITIONS;

export const canPhaseTransition = (from: CheckoutPhase, to: CheckoutPhase): boolean => {
  const targets: readonly CheckoutPhase[] = CHECKOUT_TRANSITIONS[from];
  return targets.includes(to);
};

/** Returns true for phases in which the shopper may still change the cart and the address. */
export const isEditable = (phase: CheckoutPhase): boolean => phase === "details" || phase === "review";
