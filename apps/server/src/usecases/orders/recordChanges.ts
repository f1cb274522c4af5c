import type { OrderChange, OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** Whoever tries several crops gets one mail about them, some minutes later. */
const MAIL_EVERY_MS = 10 * 60_000;

/**
 * B9: keeps what a shopper has changed of an order whose row is locked, for its history, and queues the mail that confirms
 * it, in the same transaction.
 */
export const recordChanges = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { orders, mailOutbox }: Pick<Repositories, "orders" | "mailOutbox">,
  { id: orderId }: Pick<OrderRecord, "id">,
  changed: readonly Omit<OrderChange, "at">[],
): Promise<void> => {
  if (changed.length === 0) return;
  const now = clock.now();
  await orders.recordChanges(
    orderId,
    changed.map((change) => ({ ...change, at: now })),
  );
  const round = Math.floor(now.getTime() / MAIL_EVERY_MS);
  await mailOutbox.add({
    id: ids.next(),
    occasion: `order ${orderId} changed in ${round}`,
    kind: "order_changed",
    about: orderId,
    createdAt: now,
    dueAt: new Date((round + 1) * MAIL_EVERY_MS),
  });
};
