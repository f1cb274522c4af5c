import type { Payments } from "./Payments.ts";
import type { TestPayment } from "./TestPaymentLedger.ts";

export type TestCard = {
  /** As typed; spaces and dashes are ignored. */
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
};

export type ConfirmResult =
  | { readonly kind: "payment"; readonly payment: TestPayment }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "lacksFunds"; readonly message: string }
  | { readonly kind: "closed" }
  /** The payment is unknown or the secret is wrong. */
  | { readonly kind: "unknown" };

/** The built-in test provider. Behaves like a real one, with its own ledger, and charges no card. */
export type TestPayments = Payments & {
  /** Pays with a card, as the provider's form in the browser would. */
  confirm(id: string, clientSecret: string, card: TestCard): Promise<ConfirmResult>;
  /** Answers the 3-D Secure step that some test cards require. */
  authenticate(id: string, clientSecret: string, approve: boolean): Promise<ConfirmResult>;
};
