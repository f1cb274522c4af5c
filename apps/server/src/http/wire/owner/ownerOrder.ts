import type { Order } from "@storywall/contract/schemas/order.ts";
import type {
  OrderSummary,
  OwnerOrder,
  Refund,
  PaymentToReview as WirePaymentToReview,
} from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { findUndoableStep, type UndoableStep } from "@storywall/domain/orders/undoSteps.ts";
import type { OrderRecord, Tracking } from "../../../ports/orders/Orders.ts";
import type { RefundRecord } from "../../../ports/refunds/Refunds.ts";
import type { OwnerOrderView } from "../../../usecases/orders/ownerOrders.ts";
import type { PaymentToReview } from "../../../usecases/payments/reviewPayments.ts";
import { isStopped } from "../../../usecases/refunds/stopPayment.ts";
import type { Shop } from "../../../usecases/shop.ts";
import { toOrder } from "../order.ts";
import { toQuestionSummary } from "../printQuestion.ts";

export const toOwnerOrder = (
  shop: Pick<Shop, "clock" | "sites">,
  { order, areAmountsVisible, refunds, printJobs, printErrors, weakPrints, stop }: OwnerOrderView,
): OwnerOrder => ({
  ...toOrder(shop, order),
  ...(areAmountsVisible ? {} : withoutAmounts(toOrder(shop, order))),
  paymentId: order.paymentId,
  history: order.history.map(({ status, at, actor, staff }) => ({
    status,
    at: at.toISOString(),
    actor,
    person: staff?.name ?? null,
  })),
  undo: toUndo(findUndoableStep(order.history, shop.clock.now())),
  refunds: refunds.map((refund) => ({
    ...toRefund(refund),
    // The refund of a cancelled order is undone with the cancellation, not by itself.
    undoUntil: order.status === "cancelled" ? null : undoDeadlineOfRefund(refund, shop.clock.now()),
  })),
  printJobs: { ...printJobs },
  stopped: stop && { at: stop.at.toISOString(), reason: stop.reason },
  weakPrints: weakPrints.map(
    ({ lineId, photoId: _, isConfirmed: __, releasedAt, undoUntil, question, ...print }) => ({
      cartItemId: lineId,
      ...print,
      releasedAt: releasedAt?.toISOString() ?? null,
      undoUntil: undoUntil?.toISOString() ?? null,
      question: question && toQuestionSummary(question),
    }),
  ),
  printFaults: printErrors.map(({ lineId, ...fault }) => ({ cartItemId: lineId, ...fault })),
});

const toUndo = (undoable: UndoableStep | null): NonNullable<OwnerOrder["undo"]> | null =>
  undoable && { step: undoable.step, until: undoable.until.toISOString() };

const undoDeadlineOfRefund = ({ state, attempts, nextTryAt }: RefundRecord, now: Date): string | null =>
  state === "requested" && attempts === 0 && nextTryAt > now ? nextTryAt.toISOString() : null;

const NO_AMOUNTS = { price: null, discount: null, tax: null, total: null, refunded: null } as const;

/** Returns the fields of an order that hold amounts, with the amounts removed. */
const withoutAmounts = ({ shippingRate, lineItems }: Order) => ({
  ...NO_AMOUNTS,
  shippingRate: shippingRate && { ...shippingRate, price: null },
  lineItems: lineItems.map((line) => ({ ...line, unitPrice: null, price: null })),
});

export const toOrderSummary = (order: OrderRecord, areAmountsVisible: boolean): OrderSummary => ({
  orderId: order.id,
  orderNumber: order.number,
  site: order.site,
  status: order.status,
  email: order.email,
  currency: order.currency,
  total: areAmountsVisible ? order.total : null,
  refunded: areAmountsVisible ? order.refunded : null,
  isStopped: isStopped(order),
  createdAt: order.createdAt.toISOString(),
});

export const toPaymentToReview = ({ payment, site, refunds }: PaymentToReview): WirePaymentToReview => ({
  paymentId: payment.id,
  site,
  provider: payment.provider,
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  checkoutId: payment.checkoutId,
  reason: payment.needsReview ?? "",
  createdAt: payment.createdAt.toISOString(),
  refunds: refunds.map(toRefund),
});

/** A parcel as staff type it: the courier's page may be left out. */
export type WireTracking = Omit<Tracking, "url"> & { readonly url?: string | null | undefined };

export const toTracking = ({ url = null, ...tracking }: WireTracking): Tracking => ({ ...tracking, url });

const toRefund = (refund: RefundRecord): Refund => ({
  refundId: refund.id,
  amount: refund.amount,
  currency: refund.currency,
  reason: refund.reason,
  actor: refund.actor,
  person: refund.staff?.name ?? null,
  state: refund.state,
  requestedAt: refund.requestedAt.toISOString(),
  settledAt: refund.settledAt?.toISOString() ?? null,
});
