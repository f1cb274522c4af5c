import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { PaymentWithCheckout } from "../orders/placing/placeOrder.ts";
import { providerOf } from "../payments/providerOf.ts";
import type { Shop } from "../shop.ts";
import { saveAndStopIfRefundedElsewhere } from "./stopPayment.ts";

/**
 * Asks the provider which refunds a payment has, and stops the payment if the shop did not request them.
 * placeOrder does not ask about a payment that was decided long ago. Returns the payment as the provider
 * reports it.
 */
export const checkRefunds = async (
  shop: Shop,
  { payment, checkout }: PaymentWithCheckout,
): Promise<ProviderPayment | undefined> => {
  const providerPayment = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
  if (!providerPayment) return undefined;
  await shop.transaction(async (repositories) => {
    await repositories.checkouts.lock(checkout.id);
    await saveAndStopIfRefundedElsewhere(shop, repositories, checkout.id, providerPayment);
  });
  return providerPayment;
};
