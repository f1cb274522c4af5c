import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { mapResult, ok, type Result } from "../../ports/platform/Result.ts";
import { advanceOrder, type OwnerTransition } from "../../usecases/orders/advanceOrder.ts";
import { getOwnerOrder, listOwnerOrders } from "../../usecases/orders/ownerOrders.ts";
import { listPaymentsToReview, settlePaymentReview } from "../../usecases/payments/reviewPayments.ts";
import { retryPrints } from "../../usecases/print/retryPrints.ts";
import { refundOrder } from "../../usecases/refunds/refundOrder.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toOrderSummary, toOwnerOrder, toPaymentToReview } from "../wire/ownerOrder.ts";

type OwnerOrderCall =
  | "getOrders"
  | "getOrder"
  | "moveOrder"
  | "refundOrder"
  | "retryPrints"
  | "getPaymentsToReview"
  | "settlePaymentReview";

export const ownerOrderHandlers = (shop: Shop): Pick<Handlers, OwnerOrderCall> => {
  const ownerOrderReply = async (orderId: string): Promise<Result<OwnerOrder, "NOT_FOUND">> => {
    return mapResult(await getOwnerOrder(shop, orderId), (view) => toOwnerOrder(shop, view));
  };

  return {
    getOrders: async ({ query: { status = null, site = null, search = null, page } }) => {
      const orders = await listOwnerOrders(shop, { status, site, search }, page);
      return ok({ ...orders, items: orders.items.map(toOrderSummary) });
    },

    getOrder: async ({ params: { orderId } }) => ownerOrderReply(orderId),

    moveOrder: async ({ params: { orderId }, body }) => {
      const transitioned = await advanceOrder(shop, orderId, toTransition(body));
      return transitioned.kind === "error" ? transitioned : ownerOrderReply(orderId);
    },

    refundOrder: async ({ params: { orderId }, body: { amount, reason } }, { requestKey }) => {
      const request = { amount: amount === undefined ? undefined : minor(amount), reason, requestKey };
      const refunded = await refundOrder(shop, orderId, request);
      return refunded.kind === "error" ? refunded : ownerOrderReply(orderId);
    },

    retryPrints: async ({ params: { orderId } }) => {
      const retried = await retryPrints(shop, orderId);
      return retried.kind === "error" ? retried : ownerOrderReply(orderId);
    },

    getPaymentsToReview: async () => ok({ items: (await listPaymentsToReview(shop)).map(toPaymentToReview) }),

    settlePaymentReview: async ({ params: { id }, body: { note } }) => {
      return mapResult(await settlePaymentReview(shop, id, note), () => ({ paymentId: id }));
    },
  };
};

type WireTransition =
  | Exclude<OwnerTransition, { to: "shipped" }>
  | {
      readonly to: "shipped";
      readonly tracking: {
        readonly carrier: string;
        readonly number: string;
        readonly url?: string | null | undefined;
      };
    };

const toTransition = (transition: WireTransition): OwnerTransition =>
  transition.to === "shipped"
    ? { to: transition.to, tracking: { ...transition.tracking, url: transition.tracking.url ?? null } }
    : transition;
