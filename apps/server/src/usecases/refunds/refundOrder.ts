import { canMove } from "@storywall/domain/orders/orderStates.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import { cancelLocked, wakeAfterCancel } from "../orders/cancelOrder.ts";
import { NO_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { requestRefund } from "./requestRefund.ts";

/**
 * The owner gives money back: so much, or without an amount all that is left. Whoever gets everything back for an order that
 * is not made yet gets no order either: it is cancelled with it.
 */
export const refundOrder = async (
  shop: Shop,
  orderId: string,
  {
    amount: wanted,
    reason,
    requestKey,
  }: {
    readonly amount: Minor | undefined;
    readonly reason: string;
    /** The same for each try of one wish. */
    readonly requestKey?: string | undefined;
  },
): Promise<Outcome<null, "NOT_FOUND" | "CONFLICT">> => {
  const outcome = await atomically<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return NO_ORDER;
    // Decided by a try whose answer was lost: a part that is asked for again is not another part.
    if (requestKey !== undefined && (await repositories.refunds.find(requestKey))) return done(null);
    const { paymentId, currency, status } = order;
    const left = await repositories.refunds.lockLeftOf(paymentId);
    const amount = wanted ?? left;
    if (amount === 0 || amount > left) {
      return refuse(
        "CONFLICT",
        `Of this order's money ${formatMoney(left, currency)} can still be given back.`,
      );
    }
    if (amount === left && canMove(status, "cancelled")) {
      const cancelled = await cancelLocked(shop, repositories, order, { actor: "owner", reason });
      return cancelled.kind === "refused" ? cancelled : done(null);
    }
    const wish = { paymentId, orderId, amount, currency, reason, actor: "owner" } as const;
    await requestRefund(shop, repositories, wish, requestKey);
    return done(null);
  });
  if (outcome.kind === "done") wakeAfterCancel(shop);
  return outcome;
};
