import type { CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentOrder, PaymentUpdate } from "../../ports/payments/Payments.ts";
import { wakePlacing } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { endPayment } from "./endPayment.ts";
import { providerOf } from "./providerOf.ts";

export const paymentOrder = (checkoutId: string, { total, currency, version }: Quote): PaymentOrder => ({
  amount: total,
  currency,
  checkoutId,
  quoteVersion: version,
});

/**
 * Tells the provider that the payment is now for this quote. `closed`: money has moved or is moving; it becomes an order
 * by itself. `over`: the payment is the checkout's no more, which may have another.
 */
export const bringPaymentTo = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
  payment: PaymentRecord,
  quote: Quote,
): Promise<"updated" | "closed" | "over"> => {
  const provider = providerOf(shop, checkout.site, payment);
  const updated: PaymentUpdate = provider
    ? await provider.update(
        payment.id,
        paymentOrder(checkout.id, quote),
        `update:${payment.id}:${quote.version}`,
      )
    : { kind: "mustReopen" };
  if (updated.kind === "mustReopen") {
    return (await endPayment(shop, checkout, payment)) === "tooLate" ? "closed" : "over";
  }
  const fact = updated.kind === "updated" ? updated.fact : await provider?.retrieve(payment.id);
  if (!fact) throw new Error("the provider does not know a payment that it made");
  await shop.repositories.payments.save(fact, shop.clock.now());
  if (updated.kind === "updated") return "updated";
  if (fact.status === "canceled") return "over";
  wakePlacing(shop, payment.id);
  return "closed";
};
