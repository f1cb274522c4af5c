import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderMailKind } from "../../ports/mails/MailOutbox.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { Ids } from "../../ports/platform/Ids.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";

/** The mail for each state that an order enters (R4.14). */
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
  // The mail about the cancellation already announces the refund.
  if (from === "cancelled" && to === "refunded") return [];
  return [MAIL_BY_STATE[to]];
};

type MailedTransition = {
  readonly orderId: string;
  /** Null for a new order. */
  readonly from: OrderState | null;
  readonly to: OrderState;
};

const mailsOf = ({ orderId, from, to }: MailedTransition) =>
  mailKindsOf(from, to).map((kind) => ({
    kind,
    subjectId: orderId,
    dedupeKey: `order ${orderId} ${from ?? "new"} to ${to}: ${kind}`,
  }));

/**
 * Queues the mails of a transition in its transaction: both happen or neither. They wait until the transition can no
 * longer be undone.
 */
export const queueOrderMails = async (
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  { mailOutbox }: Pick<Repositories, "mailOutbox">,
  { undoUntil: dueAt, ...transition }: MailedTransition & { readonly undoUntil?: Date | undefined },
): Promise<void> => {
  for (const mail of mailsOf(transition))
    await mailOutbox.add({ ...mail, id: ids.next(), createdAt: clock.now(), ...(dueAt && { dueAt }) });
};

/** Withdraws the mails of a transition that is undone. Returns false when one of them is being sent or was sent. */
export const withdrawOrderMails = async (
  { mailOutbox }: Pick<Repositories, "mailOutbox">,
  transition: MailedTransition,
): Promise<boolean> => {
  for (const { dedupeKey } of mailsOf(transition)) if (!(await mailOutbox.withdraw(dedupeKey))) return false;
  return true;
};
