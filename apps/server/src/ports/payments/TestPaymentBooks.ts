import type { Minor } from "@storywall/domain/units/units.ts";
import type { PaymentFact, PaymentOrder, PaymentStatus, RefundFact } from "./Payments.ts";

export type TestPayment = PaymentFact & { readonly clientSecret: string };

export type TestRefund = { readonly id: string; readonly paymentId: string; readonly amount: Minor };

/** The books of the built-in test provider. Nothing of the shop refers to them, as nothing refers to a real provider's. */
export type TestPaymentBooks = {
  /** The payment of the key: this one, unless the key had one before. */
  insert(payment: TestPayment, idempotencyKey: string): Promise<TestPayment>;
  find(id: string): Promise<TestPayment | undefined>;
  /** Undefined when the payment is decided already; of two at once, one wins. */
  setStatus(id: string, status: PaymentStatus): Promise<TestPayment | undefined>;
  /** Undefined when the payment is decided already. */
  setOrder(id: string, order: PaymentOrder): Promise<TestPayment | undefined>;
  /** The refund of the key: this one, unless the key had one before. Undefined when it is more than is left to give back. */
  insertRefund(refund: TestRefund, idempotencyKey: string): Promise<RefundFact | undefined>;
  findRefund(id: string): Promise<RefundFact | undefined>;
};
