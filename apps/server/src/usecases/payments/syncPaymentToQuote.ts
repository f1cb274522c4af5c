import type { CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentTerms, PaymentUpdate } from "../../ports/payments/Payments.ts";
import { placeOrderInBackground } from "../orders/placing/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { cancelPayment } from "./cancelPayment.ts";
import { providerOf } from "./providerOf.ts";

/** Returns the terms of a quote in the form for the provider. */
export const toPaymentTerms = (checkoutId: string, { total, currency, version }: Quote): PaymentTerms => ({
  amount: total,
  currency,
  checkoutId,
  quoteVersion: version,
});

/**
 * Updates the payment at its provider to the amount of this quote. `closed`: the payment has succeeded or is processing
 * and becomes an order. `detached`: the payment no longer belongs to the checkout, which may have another one.
 */
export const syncPaymentToQuote = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
  payment: PaymentRecord,
  quote: Quote,
): Promise<"updated" | "closed" | "detached"> => {
  const provider = providerOf(shop, checkout.site, payment);
  const updated: PaymentUpdate = provider
    ? await provider.update(
        payment.id,
        toPaymentTerms(checkout.id, quote),
        `update:${payment.id}:${quote.version}`,
      )
    : { kind: "mustRecreate" };
  if (updated.kind === "mustRecreate") {
    return (await cancelPayment(shop, checkout, payment)) === "alreadyPaying" ? "closed" : "detached";
  }
  const providerPayment = updated.kind === "updated" ? updated.payment : await provider?.retrieve(payment.id);
  if (!providerPayment) throw new Error(`The provider does not know its payment ${payment.id}`);
  await shop.repositories.payments.save(providerPayment, shop.clock.now());
  if (updated.kind === "updated") return "updated";
  if (providerPayment.status === "canceled") return "detached";
  placeOrderInBackground(shop, payment.id);
  return "closed";
};
