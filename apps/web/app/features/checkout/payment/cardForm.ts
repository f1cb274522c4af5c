import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";

/**
 * What checkout needs of a payment provider in the browser. A provider draws its own fields, keeps what is typed in
 * them to itself and moves the money; checkout decides when.
 */
export type CardForm = {
  /** Checks what was typed and shows what is wrong beside the fields; true when it may be used. */
  readonly check: () => boolean;
  /** How the review names the card, such as "Card ending in 4242". */
  readonly summary: () => string;
  /** Pays. Never throws: an answer that did not come is an outcome too. */
  readonly confirm: (intent: PaymentIntent) => Promise<PaymentOutcome>;
};

export type PaymentOutcome =
  | { readonly kind: "succeeded" }
  | { readonly kind: "declined"; readonly reason: "declined" | "lacksFunds" | "denied" }
  /** The bank asks the shopper for one more step. */
  | { readonly kind: "needsExtraStep" }
  /** No answer, or one that settles nothing: money may have moved. */
  | { readonly kind: "unknown" };
