import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { OrderChange, OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/** A shopper who tries several crops gets one mail, at the end of this interval, about all changes in it. */
const MAIL_INTERVAL_MS = 10 * MINUTE_MS;

/**
 * Records in the history of an order which parts its shopper, or staff for them, have changed, and queues the
 * mail that confirms it (B9). Must run in the transaction that changes the order and holds the lock of its row.
 */
export const recordChanges = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { orders, mailOutbox }: Pick<Repositories, "orders" | "mailOutbox">,
  { id: orderId }: Pick<OrderRecord, "id">,
  actor: OrderChange["actor"],
  changes: readonly Omit<OrderChange, "at" | "actor">[],
): Promise<void> => {
  if (changes.length === 0) return;
  const now = clock.now();
  await orders.recordChanges(
    orderId,
    changes.map((change) => ({ ...change, actor, at: now })),
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
