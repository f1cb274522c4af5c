import type { Payments } from "./Payments.ts";
import type { TestPayment } from "./TestPaymentLedger.ts";

export type TestCard = {
  /** As typed; spaces and dashes do not count. */
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
};

export type ConfirmResult =
  | { readonly kind: "payment"; readonly payment: TestPayment }
  | { readonly kind: "declined"; readonly message: string }
  | { readonly kind: "lacksFunds"; readonly message: string }
  | { readonly kind: "closed" }
  /** No such payment, or not this secret. */
  | { readonly kind: "unknown" };

/** The built-in provider: behaves like a real one, keeps its own books, and no card is ever charged. */
export type TestPayments = Payments & {
  /** What a provider's own form in the browser would do. */
  confirm(id: string, clientSecret: string, card: TestCard): Promise<ConfirmResult>;
  /** The shopper's answer to the extra step that some cards ask for. */
  authenticate(id: string, clientSecret: string, approve: boolean): Promise<ConfirmResult>;
};
