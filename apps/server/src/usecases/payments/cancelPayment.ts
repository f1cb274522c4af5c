import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { placeOrderInBackground } from "../orders/placing/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { providerOf } from "./providerOf.ts";

/**
 * - `canceled`: the payment can never be paid.
 * - `replaced`: the payment is detached from its checkout, but the provider cannot cancel it, or does not know it. If
 *   it is paid after all, it pays for its own quote; the reconciler keeps checking it.
 * - `alreadyPaying`: the payment has succeeded or is processing, and becomes an order.
 */
export type CancelPaymentResult = "canceled" | "replaced" | "alreadyPaying";

/** Cancels a payment, or detaches it from its checkout, which may then have another one. */
export const cancelPayment = async (
  shop: Shop,
  { site }: Pick<CheckoutRecord, "site">,
  payment: PaymentRecord,
): Promise<CancelPaymentResult> => {
  const { payments } = shop.repositories;
  // There is no provider to ask if the site has since changed to another provider, or to another account (test
  // keys).
  const providerPayment = await providerOf(shop, site, payment)?.cancel(payment.id);
  if (providerPayment) await payments.save(providerPayment, shop.clock.now());
  if (providerPayment?.status === "canceled") return "canceled";
  if (providerPayment?.status === "succeeded" || providerPayment?.status === "processing") {
    placeOrderInBackground(shop, payment.id);
    return "alreadyPaying";
  }
  await payments.markReplaced(payment.id, shop.clock.now());
  return "replaced";
};

/** Cancels the open payment of the checkout, if it has one. */
export const cancelPaymentOfCheckout = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
): Promise<CancelPaymentResult> => {
  const payment = await shop.repositories.payments.findByCheckout(checkout.id);
  return payment ? cancelPayment(shop, checkout, payment) : "canceled";
};
