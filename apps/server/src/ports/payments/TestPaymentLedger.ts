import type { Minor } from "@storywall/domain/units/units.ts";
import type { PaymentStatus, PaymentTerms, ProviderPayment, ProviderRefund } from "./Payments.ts";

export type TestPayment = ProviderPayment & { readonly clientSecret: string };

export type TestRefund = { readonly id: string; readonly paymentId: string; readonly amount: Minor };

/** The books of the built-in test provider. Nothing of the shop refers to them, as nothing refers to a real provider's. */
export type TestPaymentLedger = {
  /** The payment of the key: this one, unless the key had one before. */
  insert(payment: TestPayment, idempotencyKey: string): Promise<TestPayment>;
  find(id: string): Promise<TestPayment | undefined>;
  /** Undefined when the payment is decided already; of two at once, one wins. */
  setStatus(id: string, status: PaymentStatus): Promise<TestPayment | undefined>;
  /** Undefined when the payment is decided already. */
  setTerms(id: string, terms: PaymentTerms): Promise<TestPayment | undefined>;
  /** The refund of the key: this one, unless the key had one before. Undefined when it is more than is left to give back. */
  insertRefund(refund: TestRefund, idempotencyKey: string): Promise<ProviderRefund | undefined>;
  findRefund(id: string): Promise<ProviderRefund | undefined>;
};
