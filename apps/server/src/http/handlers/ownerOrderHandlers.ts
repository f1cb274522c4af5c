import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { mapResult, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { advanceOrder, type OwnerTransition } from "../../usecases/orders/advanceOrder.ts";
import { getOwnerOrder, listOwnerOrders } from "../../usecases/orders/ownerOrders.ts";
import { undoOrderStep } from "../../usecases/orders/undo/undoOrderStep.ts";
import { listPaymentsToReview, settlePaymentReview } from "../../usecases/payments/reviewPayments.ts";
import { approvePrint } from "../../usecases/print/approvePrint.ts";
import { listHeldPrints } from "../../usecases/print/listHeldPrints.ts";
import { retryPrints } from "../../usecases/print/retryPrints.ts";
import { undoPrintApproval } from "../../usecases/print/undoPrintApproval.ts";
import { cancelOrderForStaff } from "../../usecases/refunds/cancelOrderForStaff.ts";
import { refundOrder } from "../../usecases/refunds/refundOrder.ts";
import { withdrawRefund } from "../../usecases/refunds/withdrawRefund.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toHeldPrint } from "../wire/owner/heldPrint.ts";
import {
  toOrderSummary,
  toOwnerOrder,
  toPaymentToReview,
  toTracking,
  type WireTracking,
} from "../wire/owner/ownerOrder.ts";

type OwnerOrderCall =
  | "getOrders"
  | "getOrder"
  | "moveOrder"
  | "undoOrderStep"
  | "refundOrder"
  | "withdrawRefund"
  | "retryPrints"
  | "approvePrint"
  | "undoPrintApproval"
  | "getHeldPrints"
  | "getPaymentsToReview"
  | "settlePaymentReview";

export const ownerOrderHandlers = (shop: Shop): Pick<Handlers, OwnerOrderCall> => {
  const ownerOrderReply = async (
    actor: StaffActor,
    orderId: string,
  ): Promise<Result<OwnerOrder, "FORBIDDEN" | "NOT_FOUND">> => {
    return mapResult(await getOwnerOrder(shop, actor, orderId), (view) => toOwnerOrder(shop, view));
  };

  return {
    getOrders: async ({ query: { status = null, site = null, search = null, page } }, { actor }) => {
      return mapResult(await listOwnerOrders(shop, actor, { status, site, search }, page), (orders) => ({
        ...orders,
        items: orders.items.map((order) => toOrderSummary(order, hasRight(actor.role, "orders.amounts"))),
      }));
    },

    getOrder: async ({ params: { orderId } }, { actor }) => ownerOrderReply(actor, orderId),

    moveOrder: async ({ params: { orderId }, body }, { actor }) => {
      const transitioned =
        body.to === "cancelled"
          ? await cancelOrderForStaff(shop, actor, orderId, body.reason)
          : await advanceOrder(shop, actor, orderId, toTransition(body));
      return transitioned.kind === "error" ? transitioned : ownerOrderReply(actor, orderId);
    },

    refundOrder: async ({ params: { orderId }, body: { amount, reason, tiles } }, { actor, requestKey }) => {
      const request = {
        amount: amount === undefined ? undefined : minor(amount),
        tiles: tiles?.map(({ cartItemId, tile }) => ({ lineId: cartItemId, tile })),
        ...{ reason, requestKey },
      };
      const refunded = await refundOrder(shop, actor, orderId, request);
      return refunded.kind === "error" ? refunded : ownerOrderReply(actor, orderId);
    },

    undoOrderStep: async ({ params: { orderId }, body: { step } }, { actor }) => {
      const undone = await undoOrderStep(shop, actor, orderId, step);
      return undone.kind === "error" ? undone : ownerOrderReply(actor, orderId);
    },

    withdrawRefund: async ({ params: { orderId, refundId } }, { actor }) => {
      const withdrawn = await withdrawRefund(shop, actor, { orderId, refundId });
      return withdrawn.kind === "error" ? withdrawn : ownerOrderReply(actor, orderId);
    },

    retryPrints: async ({ params: { orderId } }, { actor }) => {
      const retried = await retryPrints(shop, actor, orderId);
      return retried.kind === "error" ? retried : ownerOrderReply(actor, orderId);
    },

    getHeldPrints: async ({ query: { limit } }, { actor }) =>
      mapResult(await listHeldPrints(shop, actor, limit), ({ prints, ...counts }) => ({
        items: prints.map(toHeldPrint),
        ...counts,
      })),

    approvePrint: async (
      { params: { orderId }, body: { cartItemId: lineId, tile, ppi: seenPpi } },
      { actor },
    ) => {
      const approved = await approvePrint(shop, actor, { orderId, lineId, tile, seenPpi });
      return approved.kind === "error" ? approved : ownerOrderReply(actor, orderId);
    },

    undoPrintApproval: async ({ params: { orderId }, body: { cartItemId: lineId, tile } }, { actor }) => {
      const undone = await undoPrintApproval(shop, actor, { orderId, lineId, tile });
      return undone.kind === "error" ? undone : ownerOrderReply(actor, orderId);
    },

    getPaymentsToReview: async (_request, { actor }) =>
      mapResult(await listPaymentsToReview(shop, actor), (payments) => ({
        items: payments.map(toPaymentToReview),
      })),

    settlePaymentReview: async ({ params: { id }, body: { note } }, { actor }) => {
      return mapResult(await settlePaymentReview(shop, actor, id, note), () => ({ paymentId: id }));
    },
  };
};

type WireTransition =
  | Exclude<OwnerTransition, { to: "shipped" }>
  | {
      readonly to: "shipped";
      readonly tracking: WireTracking;
      readonly isConfirmed?: boolean | undefined;
    };

const toTransition = (transition: WireTransition): OwnerTransition =>
  transition.to === "shipped" ? { ...transition, tracking: toTracking(transition.tracking) } : transition;
