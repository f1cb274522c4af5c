import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { type ReviewRepositories, requestReview } from "../payments/requestReview.ts";
import type { Shop } from "../shop.ts";

/** Whether an order in each state can be stopped: it can while it is still to be made. */
const STOPPABLE_BY_STATE = {
  awaiting_photos: true,
  placed: true,
  in_production: true,
  shipped: false,
  delivered: false,
  cancelled: false,
  refunded: false,
} as const satisfies Record<OrderState, boolean>;

/** Returns whether the owner must decide before any further work on the order. */
export const isStopped = ({ status, stoppedAt }: Pick<OrderRecord, "status" | "stoppedAt">): boolean =>
  STOPPABLE_BY_STATE[status] && stoppedAt !== null;

type StopRepositories = ReviewRepositories & Pick<Repositories, "orders" | "printJobs">;
type PaymentOfCheckout = Pick<ProviderPayment, "id" | "checkoutId">;

/**
 * Stops a payment: no order is placed of it, and its open order is not printed until the owner decides so. The
 * payment is marked for review with the reason. The checkout of our record must be locked: an order that is
 * being placed is then either seen here, or sees that its payment is stopped.
 */
export const stopPayment = async (
  shop: Pick<Shop, "clock">,
  repositories: StopRepositories,
  { id, checkoutId }: PaymentOfCheckout,
  reason: string,
): Promise<void> => {
  const { orders, payments, printJobs } = repositories;
  const now = shop.clock.now();
  const placed = await orders.findByCheckout(checkoutId);
  // The order is locked before its payment, as everywhere, so that transactions cannot deadlock.
  const order = placed?.paymentId === id ? await orders.lock(placed.id) : undefined;
  await requestReview(shop, repositories, id, reason);
  if (order && !STOPPABLE_BY_STATE[order.status]) return;
  await payments.stop(id, now);
  if (order) await printJobs.stopForOrder(order.id, now);
  // The checkout may then be paid by another payment.
  else await payments.markReplaced(id, now);
};

/**
 * Saves the provider's newest state of a payment, and stops the payment if, since the last call, more was
 * refunded there than the shop requested. The checkout of our record must be locked.
 */
export const saveAndStopIfRefundedElsewhere = async (
  shop: Pick<Shop, "clock">,
  repositories: StopRepositories,
  checkoutId: string,
  providerPayment: ProviderPayment,
): Promise<void> => {
  const { id, refunded, currency } = providerPayment;
  const placed = await repositories.orders.findByCheckout(checkoutId);
  // Locked before the payment is written, so that transactions cannot deadlock.
  const order = placed && (await repositories.orders.lock(placed.id));
  await repositories.payments.save(providerPayment, shop.clock.now());
  const increase = await repositories.payments.recordRefundsElsewhere(id, refunded);
  if (increase === 0 || (order?.paymentId === id && !STOPPABLE_BY_STATE[order.status])) return;
  const reason = `${formatMoney(increase, currency)} refunded at the provider, not by the shop`;
  await stopPayment(shop, repositories, { id, checkoutId }, reason);
};
