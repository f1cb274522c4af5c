import type { TestCard } from "../../ports/payments/TestPayments.ts";

type CardResult =
  | { readonly kind: "paid" }
  /** The shopper must approve the payment (the next action). */
  | { readonly kind: "requiresAction" }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "lacksFunds"; readonly message: string };

const TEST_CARDS: Readonly<Record<string, CardResult>> = {
  "4242424242424242": { kind: "paid" },
  "4000002500003155": { kind: "requiresAction" },
  "4000000000000002": { kind: "declined", message: "The bank declined this card. Please try another one." },
  "4000000000009995": {
    kind: "lacksFunds",
    message: "There isn't enough money on this card. Please try another one.",
  },
};

const declined = (message: string): CardResult => ({ kind: "declined", message });

/** Returns how the test provider's bank answers to a card. It knows only the cards of the table. */
export const authorizeTestCard = ({ number, expMonth, expYear }: TestCard, now: Date): CardResult => {
  const digits = number.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return declined("This is not a card number. Please check it.");
  // A card is valid to the end of its month in the last time zone of the world (UTC-12).
  const expiresAt = Date.UTC(expYear, expMonth, 1, 12);
  if (now.getTime() >= expiresAt)
    return declined("This card has expired. Please check its date or use another one.");
  return TEST_CARDS[digits] ?? declined("This shop takes test cards only, such as 4242 4242 4242 4242.");
};
