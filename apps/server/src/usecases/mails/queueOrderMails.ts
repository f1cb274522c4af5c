import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderMailKind } from "../../ports/mails/MailOutbox.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";

/** The mail about an order that enters a state (R4.14). */
const MAIL_BY_STATE = {
  placed: "order_confirmation",
  awaiting_photos: "uploads_wanted",
  in_production: "in_production",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
  refunded: "refunded",
} as const satisfies Record<OrderState, OrderMailKind>;

const mailKindsOf = (from: OrderState | null, to: OrderState): readonly OrderMailKind[] => {
  // The confirmation is the receipt of the payment, so it is sent even when the order waits for photos.
  if (from === null && to === "awaiting_photos") return ["order_confirmation", "uploads_wanted"];
  if (from === "awaiting_photos" && to === "placed") return ["uploads_received"];
  return [MAIL_BY_STATE[to]];
};

/** Queues the mails of a transition in its transaction: both happen or neither. `from` is null for a new order. */
export const queueOrderMails = async (
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { mailOutbox }: Pick<Repositories, "mailOutbox">,
  {
    orderId,
    from,
    to,
  }: { readonly orderId: string; readonly from: OrderState | null; readonly to: OrderState },
): Promise<void> => {
  for (const kind of mailKindsOf(from, to)) {
    const dedupeKey = `order ${orderId} ${from ?? "new"} to ${to}: ${kind}`;
    await mailOutbox.add({ id: ids.next(), dedupeKey, kind, subjectId: orderId, createdAt: clock.now() });
  }
};
