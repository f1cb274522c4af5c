import { parseCurrency } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { HostedCart } from "../../../ports/commerce/HostedCarts.ts";
import type { PaymentStatus, ProviderPayment } from "../../../ports/payments/Payments.ts";
import { parseDecimal } from "../decimalMoney.ts";
import { type ShopifyOrder, toHostOrder } from "../hostOrder.ts";

/** Returns the payment of a cart that has no known order. */
export const toPaymentOfCart = (cart: HostedCart, status: PaymentStatus): ProviderPayment => {
  const { paymentId: id, checkoutUrl: clientSecret, amount, currency, checkoutId, quoteVersion } = cart;
  const terms = { amount, currency, checkoutId, quoteVersion };
  return { ...terms, id, provider: "shopify", status, refunded: minor(0), clientSecret };
};

/**
 * Returns the payment of a cart that has become an order. What it pays for comes from our row of the cart; the
 * order says only how much money came, and where the parcel goes.
 */
export const toPaymentOfOrder = (
  cart: HostedCart,
  order: ShopifyOrder,
  { acceptsTestOrders }: { readonly acceptsTestOrders: boolean },
): ProviderPayment => {
  const { amount, currencyCode } = order.totalPriceSet.shopMoney;
  const currency = parseCurrency(currencyCode);
  const reviewReason = findReviewReason(cart, order, { acceptsTestOrders });
  return {
    ...toPaymentOfCart(cart, statusOf(order)),
    amount: parseDecimal(amount),
    currency: currency ?? cart.currency,
    refunded: refundedOf(order),
    deliveryAddress: toHostOrder(order).shippingAddress,
    delivery: order.shippingLine && {
      title: order.shippingLine.title,
      price: parseDecimal(order.shippingLine.discountedPriceSet.shopMoney.amount),
    },
    disputeIds: order.disputes.filter(({ status }) => MONEY_AT_RISK_BY_STATUS[status]).map(({ id }) => id),
    ...(reviewReason === undefined ? {} : { reviewReason }),
  };
};

const findReviewReason = (
  { cartId, checkoutUrl, quoteVersion }: HostedCart,
  { name, test }: ShopifyOrder,
  { acceptsTestOrders }: { readonly acceptsTestOrders: boolean },
): string | undefined => {
  if (test && !acceptsTestOrders) return `paid in the store's test mode (order ${name}), so no money came in`;
  if (cartId === null && checkoutUrl === null && quoteVersion === UNKNOWN_QUOTE)
    return `order ${name} in the store paid for our products, but belongs to no checkout here`;
  return undefined;
};

/** The quote version of a payment whose order belongs to no known checkout. Versions of real quotes begin at 1. */
export const UNKNOWN_QUOTE = 0;

type DisputeStatus = ShopifyOrder["disputes"][number]["status"];

/** Whether the bank has taken the money back in a dispute of this status, or may do so. */
const MONEY_AT_RISK_BY_STATUS = {
  NEEDS_RESPONSE: true,
  UNDER_REVIEW: true,
  LOST: true,
  ACCEPTED: true,
  WON: false,
  PREVENTED: false,
  // Its refund is counted among the refunds.
  CHARGE_REFUNDED: false,
} as const satisfies Record<DisputeStatus, boolean>;

/** Paid: the money has come for certain. Ended: none can come any more. All other statuses may still become either. */
const PAID_STATUSES: ReadonlySet<string> = new Set(["PAID", "PARTIALLY_REFUNDED", "REFUNDED"]);
const ENDED_STATUSES: ReadonlySet<string> = new Set(["VOIDED", "EXPIRED"]);

const statusOf = ({ displayFinancialStatus, cancelledAt }: ShopifyOrder): PaymentStatus => {
  const status = displayFinancialStatus ?? "PENDING";
  if (PAID_STATUSES.has(status)) return "succeeded";
  return ENDED_STATUSES.has(status) || cancelledAt !== null ? "canceled" : "processing";
};

/** Statuses of refunds that moved no money. */
const FAILED_REFUND_STATUSES: ReadonlySet<string> = new Set(["FAILURE", "ERROR"]);

/** Returns what was refunded, with refunds in progress, which Shopify's own sums leave out. */
const refundedOf = ({ transactions }: ShopifyOrder): Minor =>
  minor(
    transactions
      .filter(({ kind, status }) => kind === "REFUND" && !FAILED_REFUND_STATUSES.has(status))
      .reduce((sum, { amountSet }) => sum + parseDecimal(amountSet.shopMoney.amount), 0),
  );
