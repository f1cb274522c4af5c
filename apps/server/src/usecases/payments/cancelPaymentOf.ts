import type { CheckoutRecord } from "../../ports/Checkouts.ts";
import { wakePlacing } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";

/** Makes sure that the checkout can no longer be paid; `tooLate` when money is on its way or has come. */
export const cancelPaymentOf = async (
  shop: Shop,
  checkout: Pick<CheckoutRecord, "id" | "site">,
): Promise<"canceled" | "tooLate"> => {
  const payment = await shop.repositories.payments.findOfCheckout(checkout.id);
  if (!payment) return "canceled";
  const fact = await shop.payments[checkout.site].cancel(payment.id);
  if (!fact) throw new Error("the provider does not know a payment that it made");
  await shop.repositories.payments.save(fact, shop.clock.now());
  if (fact.status === "canceled") return "canceled";
  wakePlacing(shop, payment.id);
  return "tooLate";
};
