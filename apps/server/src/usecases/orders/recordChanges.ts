import type { OrderChange, OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** Whoever tries several crops gets one mail about them, some minutes later. */
const MAIL_INTERVAL_MS = 10 * 60_000;

/**
 * B9: keeps what a shopper has changed of an order whose row is locked, for its history, and queues the mail that confirms
 * it, in the same transaction.
 */
export const recordChanges = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { orders, mailOutbox }: Pick<Repositories, "orders" | "mailOutbox">,
  { id: orderId }: Pick<OrderRecord, "id">,
  changes: readonly Omit<OrderChange, "at">[],
): Promise<void> => {
  if (changes.length === 0) return;
  const now = clock.now();
  await orders.recordChanges(
    orderId,
    changes.map((change) => ({ ...change, at: now })),
  );
  const interval = Math.floor(now.getTime() / MAIL_INTERVAL_MS);
  await mailOutbox.add({
    id: ids.next(),
    dedupeKey: `order ${orderId} changed in ${interval}`,
    kind: "order_changed",
    subjectId: orderId,
    createdAt: now,
    dueAt: new Date((interval + 1) * MAIL_INTERVAL_MS),
  });
};
