import type { CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentTerms, PaymentUpdate } from "../../ports/payments/Payments.ts";
import { placeOrderInBackground } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { cancelPayment } from "./cancelPayment.ts";
import { providerOf } from "./providerOf.ts";

export const toPaymentTerms = (checkoutId: string, { total, currency, version }: Quote): PaymentTerms => ({
  amount: total,
  currency,
  checkoutId,
  quoteVersion: version,
});

/**
 * Tells the provider that the payment is now for this quote. `closed`: money has moved or is moving; it becomes an order
 * by itself. `over`: the payment is the checkout's no more, which may have another.
 */
export const syncPaymentToQuote = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
  payment: PaymentRecord,
  quote: Quote,
): Promise<"updated" | "closed" | "over"> => {
  const provider = providerOf(shop, checkout.site, payment);
  const updated: PaymentUpdate = provider
    ? await provider.update(
        payment.id,
        toPaymentTerms(checkout.id, quote),
        `update:${payment.id}:${quote.version}`,
      )
    : { kind: "mustRecreate" };
  if (updated.kind === "mustRecreate") {
    return (await cancelPayment(shop, checkout, payment)) === "tooLate" ? "closed" : "over";
  }
  const providerPayment = updated.kind === "updated" ? updated.payment : await provider?.retrieve(payment.id);
  if (!providerPayment) throw new Error("the provider does not know a payment that it made");
  await shop.repositories.payments.save(providerPayment, shop.clock.now());
  if (updated.kind === "updated") return "updated";
  if (providerPayment.status === "canceled") return "over";
  placeOrderInBackground(shop, payment.id);
  return "closed";
};
