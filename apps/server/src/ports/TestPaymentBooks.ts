import type { PaymentFact, PaymentOrder, PaymentStatus } from "./Payments.ts";

/** The books of the built-in test provider. Nothing of the shop refers to them, as nothing refers to a real provider's. */
export type TestPaymentBooks = {
  /** The payment of the key: this one, unless the key had one before. */
  insert(payment: PaymentFact, idempotencyKey: string): Promise<PaymentFact>;
  find(id: string): Promise<PaymentFact | undefined>;
  /** Undefined when the payment is decided already; of two at once, one wins. */
  setStatus(id: string, status: PaymentStatus): Promise<PaymentFact | undefined>;
  /** Undefined when the payment is decided already. */
  setOrder(id: string, order: PaymentOrder): Promise<PaymentFact | undefined>;
};
