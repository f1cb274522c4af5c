import { canMove } from "@storywall/domain/orders/orderStates.ts";
import type { RefundFact } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import { moveOrder } from "../orders/moveOrder.ts";
import type { Shop } from "../shop.ts";

type Parts = Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "mailSender">;

/** What the provider said of a refund becomes ours, with everything that follows from it, in one go. Again changes nothing. */
export const recordRefund = async (parts: Parts, refund: RefundRecord, fact: RefundFact): Promise<void> => {
  await parts.transaction(async (repositories) => {
    // The order first, as everywhere: two that lock it and its payment never wait for each other.
    if (refund.orderId !== null) await repositories.orders.lock(refund.orderId);
    const isOnItsWay = await write(parts, repositories, refund, fact);
    if (isOnItsWay && refund.orderId !== null) await tellOrder(parts, repositories, refund, refund.orderId);
  });
  parts.mailSender.wake();
};

/** True the first time that the money is on its way back. */
const write = async (
  { clock }: Parts,
  { refunds, payments }: Repositories,
  refund: RefundRecord,
  { id, status }: RefundFact,
): Promise<boolean> => {
  const now = clock.now();
  if (status === "failed" || id === null) {
    const isNews = await refunds.fail(refund.id, "the provider refused it", now);
    if (isNews) await payments.markForReview(refund.paymentId, `refund ${refund.id} was refused`);
    return false;
  }
  if (status === "pending") return refunds.accept(refund.id, id);
  return (await refunds.succeed(refund.id, id, now)) && refund.state === "requested";
};

/** R9.15: with all of its money back the order is refunded, and its shopper hears so; a part is told by itself. */
const tellOrder = async (
  parts: Parts,
  repositories: Repositories,
  refund: RefundRecord,
  orderId: string,
): Promise<void> => {
  const order = await repositories.orders.find(orderId);
  if (!order) throw new Error("a refund of an order that is not there");
  if (order.refunded >= order.total && canMove(order.status, "refunded")) {
    await moveOrder(parts, repositories, orderId, { to: "refunded", actor: refund.actor });
    return;
  }
  const occasion = `refund ${refund.id}`;
  const mail = { id: parts.ids.next(), occasion, kind: "partly_refunded", about: refund.id } as const;
  await repositories.mailOutbox.add({ ...mail, createdAt: parts.clock.now() });
};
