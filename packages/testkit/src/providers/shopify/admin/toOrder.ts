import { asInput } from "../graphqlInput.ts";
import type { StoredOrder } from "../shopifyStore.ts";
import { money } from "./money.ts";
import { toRefund } from "./refundReply.ts";

/** Returns an order as replies contain it. */
export const toOrder = (order: StoredOrder) => {
  const refunded = order.refunds.reduce(
    (sum, { cents, status = "SUCCESS" }) => sum + (status === "SUCCESS" ? cents : 0),
    0,
  );
  const paid = refunded === order.totalCents ? "REFUNDED" : refunded > 0 ? "PARTIALLY_REFUNDED" : "PAID";
  return {
    id: order.id,
    name: order.name,
    cancelledAt: order.isCancelled ? "2026-11-23T10:00:00Z" : null,
    displayFinancialStatus: order.pendingStatus ?? paid,
    cartToken: order.cartToken,
    tags: order.tags,
    test: order.isTest,
    disputes: order.disputes,
    lineItems: { nodes: order.skus.map((sku) => ({ sku })) },
    shippingLine: order.delivery && {
      title: order.delivery.title,
      discountedPriceSet: money(order.delivery.cents, order.currency),
    },
    customAttributes: order.attributes,
    totalPriceSet: money(order.totalCents, order.currency),
    shippingAddress: toAddress(order.shippingAddress),
    transactions: [
      {
        id: `${order.id}-sale`,
        kind: "SALE",
        status: order.pendingStatus === null ? "SUCCESS" : "PENDING",
        gateway: order.gateway,
        amountSet: money(order.totalCents, order.currency),
      },
      ...order.refunds.map(({ id, cents, status = "SUCCESS" }) => ({
        id: `${id}-transaction`,
        kind: "REFUND",
        status,
        gateway: order.gateway,
        amountSet: money(cents, order.currency),
      })),
    ],
    refunds: order.refunds.map((refund) => ({ ...toRefund(refund, order.currency), note: refund.note })),
    fulfillments: order.fulfilments.map(({ id, tracking, isDelivered }) => ({
      id,
      status: "SUCCESS",
      deliveredAt: isDelivered ? "2026-11-23T10:00:00Z" : null,
      trackingInfo: [tracking],
    })),
    fulfillmentOrders: {
      nodes: [{ id: order.fulfilmentOrderId, status: order.fulfilments.length > 0 ? "CLOSED" : "OPEN" }],
    },
  };
};

const toAddress = (value: unknown) => {
  if (value === null || value === undefined) return null;
  const { countryCode, province, ...address } = asInput(value);
  return { ...address, province: province ?? address.provinceCode, countryCodeV2: countryCode };
};
