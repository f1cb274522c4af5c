/** Test card numbers, keyed by the simulated outcome. */
export const TEST_CARDS = {
  accepted: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  insufficientFunds: "4000 0000 0000 9995",
  requiresAction: "4000 0025 0000 3155",
} as const;

/** Returns a card of that number, valid until the end of `expYear`. */
export const aCard = (number: string, expYear = 2035) => ({ number, expMonth: 12, expYear, cvc: "123" });
