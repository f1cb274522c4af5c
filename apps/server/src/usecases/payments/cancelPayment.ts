import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { placeOrderInBackground } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { providerOf } from "./providerOf.ts";

/**
 * - `canceled`: it can never be paid.
 * - `replaced`: it is the checkout's no more, but its provider cancels nothing, or does not know it. Should it still be paid, its own quote is
 *   what was paid for; the reconciler goes on watching it.
 * - `tooLate`: money is on its way or has come, and it becomes an order by itself.
 */
export type CancelPaymentResult = "canceled" | "replaced" | "tooLate";

/** Takes a payment from its checkout, which may then have another. */
export const cancelPayment = async (
  shop: Shop,
  { site }: Pick<CheckoutRecord, "site">,
  payment: PaymentRecord,
): Promise<CancelPaymentResult> => {
  const { payments } = shop.repositories;
  // Nobody answers for it where the site has taken another provider, or another account, since: keys for tests, say.
  const providerPayment = await providerOf(shop, site, payment)?.cancel(payment.id);
  if (providerPayment) await payments.save(providerPayment, shop.clock.now());
  if (providerPayment?.status === "canceled") return "canceled";
  if (providerPayment?.status === "succeeded" || providerPayment?.status === "processing") {
    placeOrderInBackground(shop, payment.id);
    return "tooLate";
  }
  await payments.markReplaced(payment.id, shop.clock.now());
  return "replaced";
};

/** Takes the payment, if there is one, from the checkout. */
export const cancelPaymentOfCheckout = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
): Promise<CancelPaymentResult> => {
  const payment = await shop.repositories.payments.findByCheckout(checkout.id);
  return payment ? cancelPayment(shop, checkout, payment) : "canceled";
};
