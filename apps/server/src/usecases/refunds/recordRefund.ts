import { canOrderTransition } from "@storywall/domain/orders/orderStates.ts";
import type { ProviderRefund } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import { transitionOrder } from "../orders/transitionOrder.ts";
import { requestReview } from "../payments/requestReview.ts";
import type { Shop } from "../shop.ts";

type RecordRefundDependencies = Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "mailSender">;

/**
 * Saves the provider's status of a refund and everything that follows from it, in one transaction. Repeating it changes
 * nothing.
 */
export const recordRefund = async (
  shop: RecordRefundDependencies,
  refund: RefundRecord,
  providerRefund: ProviderRefund,
): Promise<void> => {
  await shop.transaction(async (repositories) => {
    // The order is locked first, as everywhere, so transactions that lock it and its payment cannot deadlock.
    if (refund.orderId !== null) await repositories.orders.lock(refund.orderId);
    const isNewlyAccepted = await saveStatus(shop, repositories, refund, providerRefund);
    if (isNewlyAccepted && refund.orderId !== null)
      await applyToOrder(shop, repositories, refund, refund.orderId);
  });
  shop.mailSender.wake();
};

/** Returns true when the provider accepts the refund for the first time. */
const saveStatus = async (
  { clock }: RecordRefundDependencies,
  repositories: Repositories,
  refund: RefundRecord,
  { id, status }: ProviderRefund,
): Promise<boolean> => {
  const { refunds } = repositories;
  const now = clock.now();
  if (status === "failed" || id === null) {
    const isNew = await refunds.markFailed(refund.id, "the provider refused it", now);
    if (isNew)
      await requestReview({ clock }, repositories, refund.paymentId, `refund ${refund.id} was refused`);
    return false;
  }
  if (status === "pending") return refunds.markPending(refund.id, id);
  return (await refunds.markSucceeded(refund.id, id, now)) && refund.state === "requested";
};

/** Moves a fully refunded order to `refunded`, which mails its shopper (R9.15). A partial refund has its own mail. */
const applyToOrder = async (
  shop: RecordRefundDependencies,
  repositories: Repositories,
  refund: RefundRecord,
  orderId: string,
): Promise<void> => {
  const order = await repositories.orders.find(orderId);
  if (!order) throw new Error(`Order ${orderId} of refund ${refund.id} is missing`);
  if (order.refunded >= order.total && canOrderTransition(order.status, "refunded")) {
    await transitionOrder(shop, repositories, orderId, { to: "refunded", actor: refund.actor });
    return;
  }
  const dedupeKey = `refund ${refund.id}`;
  const mail = { id: shop.ids.next(), dedupeKey, kind: "partly_refunded", subjectId: refund.id } as const;
  await repositories.mailOutbox.add({ ...mail, createdAt: shop.clock.now() });
};
