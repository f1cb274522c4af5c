import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { notifyStaff } from "../notices/notifyStaff.ts";
import type { Shop } from "../shop.ts";

export type ReviewRepositories = Pick<Repositories, "payments" | "checkouts" | "staffNotices">;

/** Marks a payment for review and notifies the staff who subscribed to that, once for each reason. */
export const requestReview = async (
  shop: Pick<Shop, "clock">,
  repositories: ReviewRepositories,
  paymentId: string,
  reason: string,
): Promise<void> => {
  const { payments, checkouts } = repositories;
  await payments.markForReview(paymentId, reason);
  const payment = await payments.find(paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  if (!checkout) return;
  const dedupeKey = `payment ${paymentId}: ${reason}`;
  await notifyStaff(shop, repositories, {
    kind: "payment",
    subjectId: paymentId,
    dedupeKey,
    site: checkout.site,
  });
};
