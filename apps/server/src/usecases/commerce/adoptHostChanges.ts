import type { HostOrder } from "../../ports/commerce/CommerceHost.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { transitionOrder } from "../orders/transitionOrder.ts";
import type { Shop } from "../shop.ts";

/**
 * Takes over changes that a person made at the commerce host. A parcel that was sent there is sent here, and
 * its shopper gets our mail. It never moves money: a cancellation or a refund made there is shown to the staff,
 * who decide.
 */
export const adoptHostChanges = async (
  shop: Omit<Shop, "mirrorSender">,
  hostOrder: HostOrder,
  order: OrderRecord,
  { isHosted }: { readonly isHosted: boolean },
): Promise<void> => {
  const tracking = hostOrder.parcels.find((parcel) => parcel.tracking !== null)?.tracking;
  if (tracking && order.tracking === null && order.status === "in_production") {
    await shop.transaction(async (repositories) => {
      const current = await repositories.orders.lock(order.id);
      if (current?.status !== "in_production" || current.heldAt !== null) return;
      await repositories.orders.setTracking(order.id, tracking);
      await transitionOrder(shop, repositories, order.id, { to: "shipped", actor: "system" });
    });
    shop.mailSender.wake();
  }
  const note = findUnknownChange(hostOrder, order, isHosted);
  if (note !== undefined) await markForReviewOnce(shop, order.paymentId, note);
};

/**
 * Marks the payment of an order for review, unless it was marked for the same reason before: staff may have
 * settled it.
 */
export const markForReviewOnce = async (
  { repositories: { payments } }: Pick<Shop, "repositories">,
  paymentId: string,
  note: string,
): Promise<void> => {
  const earlier = (await payments.find(paymentId))?.needsReview ?? null;
  if (earlier?.includes(note)) return;
  await payments.markForReview(paymentId, earlier === null ? note : `${earlier}; ${note}`);
};

const findUnknownChange = (
  hostOrder: HostOrder,
  { history }: OrderRecord,
  isHosted: boolean,
): string | undefined => {
  if (hostOrder.isCancelled && !history.some(({ status }) => status === "cancelled"))
    return `cancelled at the commerce host (${hostOrder.name})${isHosted ? "" : ", where no money moves"}`;
  // Where the host takes the money, a refund there stops the payment (usecases/refunds/stopPayment.ts).
  if (!isHosted && hostOrder.refunds.some(({ key }) => key === null))
    return `refunded at the commerce host (${hostOrder.name}), where no money moves`;
  return undefined;
};
