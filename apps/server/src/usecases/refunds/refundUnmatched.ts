import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { type ReviewRepositories, requestReview } from "../payments/requestReview.ts";
import type { Shop } from "../shop.ts";
import { requestRefund } from "./requestRefund.ts";

/**
 * Refunds all of a payment that matches no order. A payment that does not match its quote never becomes an
 * order, and is never kept silently: it is marked for review by the owner, and the shopper gets a mail. The
 * checkout may be paid again.
 */
export const refundUnmatched = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  repositories: ReviewRepositories & Pick<Repositories, "refunds" | "mailOutbox">,
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
  await requestReview(
    { clock },
    repositories,
    paymentId,
    refundId === null ? `${reason}; it could not be given back by itself` : `${reason}; it is given back`,
  );
  if (refundId === null || checkout.email === null) return;
  const dedupeKey = `payment ${paymentId} given back`;
  const mail = { id: ids.next(), dedupeKey, kind: "payment_given_back", subjectId: refundId } as const;
  await repositories.mailOutbox.add({ ...mail, createdAt: clock.now() });
};
