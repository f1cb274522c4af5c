import type { Minor } from "@storywall/domain/units/units.ts";
import type { PaymentStatus, PaymentTerms, ProviderPayment, ProviderRefund } from "./Payments.ts";

export type TestPayment = ProviderPayment & { readonly clientSecret: string };

export type TestRefund = { readonly id: string; readonly paymentId: string; readonly amount: Minor };

/**
 * The data of the built-in test provider. The shop's own tables do not refer to it, as they cannot refer to a real
 * provider's data.
 */
export type TestPaymentLedger = {
  /** Inserts a payment and returns it. When the key was used before, returns the earlier payment instead. */
  insert(payment: TestPayment, idempotencyKey: string): Promise<TestPayment>;
  find(id: string): Promise<TestPayment | undefined>;
  /**
   * Sets the status of a payment that is not final. Returns undefined when it is final; of two concurrent
   * calls, one succeeds.
   */
  setStatus(id: string, status: PaymentStatus): Promise<TestPayment | undefined>;
  /** Sets the terms of a payment that is not final. Returns undefined when it is final. */
  setTerms(id: string, terms: PaymentTerms): Promise<TestPayment | undefined>;
  /**
   * Inserts a refund and returns it. When the key was used before, returns the earlier refund instead. Returns
   * undefined when the amount is more than is left.
   */
  insertRefund(refund: TestRefund, idempotencyKey: string): Promise<ProviderRefund | undefined>;
  findRefund(id: string): Promise<ProviderRefund | undefined>;
};
