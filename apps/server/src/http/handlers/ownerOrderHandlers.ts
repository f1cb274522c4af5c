import type { OwnerOrder } from "@storywall/contract/schemas/ownerOrder.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import { advanceOrder, type OwnersMove } from "../../usecases/orders/advanceOrder.ts";
import { ownerOrder, ownerOrders } from "../../usecases/orders/ownerOrders.ts";
import { paymentsToReview, settlePaymentReview } from "../../usecases/payments/reviewPayments.ts";
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
  const view = async (orderId: string): Promise<Outcome<OwnerOrder, "NOT_FOUND">> => {
    const found = await ownerOrder(shop, orderId);
    return found.kind === "refused" ? found : done(toOwnerOrder(shop, found.value));
  };

  return {
    getOrders: async ({ query: { status = null, site = null, search = null, page } }) => {
      const orders = await ownerOrders(shop, { status, site, search }, page);
      return done({ ...orders, items: orders.items.map(toOrderSummary) });
    },

    getOrder: async ({ params: { orderId } }) => view(orderId),

    moveOrder: async ({ params: { orderId }, body }) => {
      const moved = await advanceOrder(shop, orderId, toMove(body));
      return moved.kind === "refused" ? moved : view(orderId);
    },

    refundOrder: async ({ params: { orderId }, body: { amount, reason } }, { requestKey }) => {
      const wish = { amount: amount === undefined ? undefined : minor(amount), reason, requestKey };
      const refunded = await refundOrder(shop, orderId, wish);
      return refunded.kind === "refused" ? refunded : view(orderId);
    },

    retryPrints: async ({ params: { orderId } }) => {
      const again = await retryPrints(shop, orderId);
      return again.kind === "refused" ? again : view(orderId);
    },

    getPaymentsToReview: async () => done({ items: (await paymentsToReview(shop)).map(toPaymentToReview) }),

    settlePaymentReview: async ({ params: { id }, body: { note } }) => {
      const settled = await settlePaymentReview(shop, id, note);
      return settled.kind === "refused" ? settled : done({ paymentId: id });
    },
  };
};

type WireMove =
  | Exclude<OwnersMove, { to: "shipped" }>
  | {
      readonly to: "shipped";
      readonly tracking: {
        readonly carrier: string;
        readonly number: string;
        readonly url?: string | null | undefined;
      };
    };

const toMove = (move: WireMove): OwnersMove =>
  move.to === "shipped"
    ? { to: move.to, tracking: { ...move.tracking, url: move.tracking.url ?? null } }
    : move;
