import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";
import { requestRefund } from "./requestRefund.ts";

/**
 * Money that buys nothing goes back, all of it: no order is ever made of a payment that does not pay its quote, and none
 * is ever kept in silence. A person is told, and so is the shopper; the checkout may be paid anew.
 */
export const refundUnmatched = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "refunds" | "payments" | "mailOutbox">,
  {
    payment,
    checkout,
    reason,
  }: { readonly payment: ProviderPayment; readonly checkout: CheckoutRecord; readonly reason: string },
): Promise<void> => {
  const { id: paymentId, amount, currency } = payment;
  const request = { paymentId, orderId: null, amount, currency, reason, actor: "system" } as const;
  const refundId = await requestRefund({ clock, ids }, repositories, request);
  await repositories.payments.markReplaced(paymentId, clock.now());
  await repositories.payments.markForReview(
    paymentId,
    refundId === null ? `${reason}; it could not be given back by itself` : `${reason}; it is given back`,
  );
  if (refundId === null || checkout.email === null) return;
  const dedupeKey = `payment ${paymentId} given back`;
  const mail = { id: ids.next(), dedupeKey, kind: "payment_given_back", subjectId: refundId } as const;
  await repositories.mailOutbox.add({ ...mail, createdAt: clock.now() });
};
