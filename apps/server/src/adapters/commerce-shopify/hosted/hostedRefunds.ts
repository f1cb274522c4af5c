import type { Minor } from "@storywall/domain/units/units.ts";
import { HostUnavailableError } from "../../../ports/commerce/CommerceHost.ts";
import type { ProviderRefund } from "../../../ports/payments/Payments.ts";
import { findOrder, findRefund, type RefundOrderMutation, refundOrder } from "../adminDocuments.generated.ts";
import { parseDecimal, toDecimal } from "../decimalMoney.ts";
import type { ShopifyApi } from "../graphqlReply.ts";
import { noteOfRefund, type ShopifyOrder, toHostOrder } from "../hostOrder.ts";
import { describeUserErrors } from "../userErrors.ts";

type ShopifyRefund = NonNullable<NonNullable<RefundOrderMutation["refundCreate"]>["refund"]>;

/** Matches Shopify's message about an earlier request with the same key that is not finished. It has no error code. */
const IN_PROGRESS = /in progress/i;

/**
 * Refunds money of an order, once for each key. A repeat finds the refund of an earlier request whose reply was lost.
 */
export const createRefund = async (
  admin: ShopifyApi,
  order: ShopifyOrder,
  amount: Minor,
  key: string,
): Promise<ProviderRefund> => {
  const earlier = await findOwnRefund(admin, order, amount, key);
  if (earlier) return earlier;
  const { id: orderId, sale } = toHostOrder(order);
  if (!sale) return { id: null, status: "failed", amount };
  const { refundCreate } = await admin(refundOrder, {
    key,
    input: {
      orderId,
      note: noteOfRefund(key),
      notify: false,
      transactions: [
        { orderId, parentId: sale.id, gateway: sale.gateway, kind: "REFUND", amount: toDecimal(amount) },
      ],
    },
  });
  const rejection = describeUserErrors(refundCreate?.userErrors ?? []);
  if (rejection === undefined && refundCreate?.refund) return toProviderRefund(refundCreate.refund, amount);
  // Shopify may have rejected this as a repeat of a refund that it has made or is making.
  const { order: current } = await admin(findOrder, { id: orderId });
  const done = current && (await findOwnRefund(admin, current, amount, key));
  if (done) return done;
  if (rejection !== undefined && IN_PROGRESS.test(rejection))
    throw new HostUnavailableError(`Shopify is still making the refund: ${rejection}`);
  return { id: null, status: "failed", amount };
};

const findOwnRefund = async (
  admin: ShopifyApi,
  { refunds }: ShopifyOrder,
  amount: Minor,
  key: string,
): Promise<ProviderRefund | undefined> => {
  const known = refunds.find(({ note }) => note === noteOfRefund(key));
  if (!known) return undefined;
  const { refund } = await admin(findRefund, { id: known.id });
  return refund ? toProviderRefund(refund, amount) : { id: known.id, status: "pending", amount };
};

/** Loads a refund. Its amount is 0 while the money is in transit, since Shopify adds it only at the end. */
export const loadRefund = async (admin: ShopifyApi, id: string): Promise<ProviderRefund | undefined> => {
  const { refund } = await admin(findRefund, { id });
  return refund
    ? toProviderRefund(refund, parseDecimal(refund.totalRefundedSet.shopMoney.amount))
    : undefined;
};

const toProviderRefund = ({ id, transactions }: ShopifyRefund, amount: Minor): ProviderRefund => {
  const statuses = transactions.nodes.map(({ status }) => status);
  const hasFailed = statuses.some((status) => status === "FAILURE" || status === "ERROR");
  // A refund without a transaction has moved nothing yet.
  const isDone = statuses.length > 0 && statuses.every((status) => status === "SUCCESS");
  return { id, status: hasFailed ? "failed" : isDone ? "succeeded" : "pending", amount };
};
