import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";

/**
 * What checkout needs from a payment provider in the browser. The provider renders its own fields or its own window,
 * does not share what is typed there, and moves the money. Checkout decides when.
 */
export type PaymentForm = {
  /** Validates what was filled in, and shows issues beside the fields. Opens no wallet. */
  readonly checkFields: () => Promise<FormCheckResult>;
  /** Returns the payment method as the review names it, such as "Card ending in 4242". */
  readonly summary: () => string;
  /**
   * Asks the shopper's approval. Call it in the click on "Pay" before anything is awaited: browsers let a wallet open
   * its sheet only within a click. Moves no money.
   */
  readonly requestApproval: () => Promise<ApprovalResult>;
  /**
   * Pays. A bank's own page returns the shopper to `returnUrl`. Never throws: a missing answer is a result too.
   */
  readonly confirm: (intent: PaymentIntent, returnUrl: string) => Promise<PaymentResult>;
};

export type FormCheckResult =
  | "valid"
  | "invalid"
  /** The provider's fields are on their way. */
  | "loading"
  /** The provider's fields have not loaded, so nothing was typed into them. */
  | "notLoaded";

export type ApprovalResult =
  | Exclude<FormCheckResult, "loading">
  /** The shopper closed the wallet. */
  | "cancelled";

export type PaymentResult =
  | { readonly kind: "succeeded" }
  /** The provider declined. No money has moved. */
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  /** The bank asks the shopper for one more step (3-D Secure). */
  | { readonly kind: "needsNextAction" }
  /** The fields are invalid, so the provider was not asked. */
  | { readonly kind: "invalid" }
  /** The provider could not be asked, so no money can have moved. */
  | { readonly kind: "notSent" }
  /** No answer, or an answer that settles nothing: money may have moved. */
  | { readonly kind: "unknown" };

export type DeclineReason =
  | "declined"
  | "insufficientFunds"
  | "expiredCard"
  /** The shopper, or the bank in the next action, did not approve. */
  | "denied";
