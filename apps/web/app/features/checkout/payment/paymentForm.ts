import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";

/**
 * What checkout needs of a payment provider in the browser. A provider draws its own fields or its own window, keeps what
 * is typed there to itself and moves the money; checkout decides when.
 */
export type PaymentForm = {
  /** Looks at what was filled in and says what is wrong beside the fields. No wallet opens yet. */
  readonly check: () => Promise<FormCheckResult>;
  /** How the review names the means of payment, such as "Card ending in 4242". */
  readonly summary: () => string;
  /**
   * The shopper's own yes, asked for in the press on "Pay" before anything is waited for: a wallet opens its sheet then
   * or never, since browsers want a person's press for it. Moves no money.
   */
  readonly approve: () => Promise<ApprovalResult>;
  /**
   * Pays. `returnUrl` is where a bank's own page sends the shopper back to. Never throws: an answer that did not come is
   * an outcome too.
   */
  readonly confirm: (intent: PaymentIntent, returnUrl: string) => Promise<PaymentResult>;
};

export type FormCheckResult =
  | "valid"
  | "invalid"
  /** The provider's fields are not there, so nothing can have been typed into them. */
  | "notLoaded";

export type ApprovalResult =
  | FormCheckResult
  /** The shopper has closed the wallet again. */
  | "cancelled";

export type PaymentResult =
  | { readonly kind: "succeeded" }
  /** The provider has said no; no money has moved. */
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  /** The bank asks the shopper for one more step. */
  | { readonly kind: "needsNextAction" }
  /** Something in the fields has to be mended first, so the provider was not asked. */
  | { readonly kind: "invalid" }
  /** The provider could not be asked, so no money can have moved. */
  | { readonly kind: "notSent" }
  /** No answer, or one that settles nothing: money may have moved. */
  | { readonly kind: "unknown" };

export type DeclineReason =
  | "declined"
  | "insufficientFunds"
  | "expiredCard"
  /** The shopper, or the bank at the extra step, did not approve. */
  | "denied";
