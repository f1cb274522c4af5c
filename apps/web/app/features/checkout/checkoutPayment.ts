import { completeCheckout } from "@storywall/contract/calls/checkout/completeCheckout.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { updatePaymentIntent } from "@storywall/contract/calls/payments/updatePaymentIntent.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { isRetryable } from "../../lib/api/callResults.ts";
import type { PendingPayment } from "./checkoutStorage.ts";
import { fetchCheckout, type ShopClient } from "./openCheckout.ts";

type BeginPaymentResult =
  | { readonly kind: "intent"; readonly intent: PaymentIntent }
  /** Begun before, perhaps in another tab, and not settled: poll it, do not pay. */
  | { readonly kind: "pending"; readonly intent: PaymentIntent }
  /** The server would charge another amount than the button says. */
  | { readonly kind: "amountChanged" }
  | { readonly kind: "promoUsed" }
  /** The server accepts no card for this order for a while. */
  | { readonly kind: "tooManyDeclines" }
  /** Too many calls from this browser. */
  | { readonly kind: "rateLimited" }
  /** The server answers, but its payment provider does not. */
  | { readonly kind: "providerUnreachable" }
  /** The payment provider does not accept the shop's request: the shopper cannot fix it. */
  | { readonly kind: "providerRejected" }
  /** Something is missing, or a wall cannot be printed like this; `message` says what to do. */
  | { readonly kind: "notReady"; readonly message: string }
  /** Paid or expired in the meantime, perhaps in another tab. */
  | { readonly kind: "notOpen" }
  | { readonly kind: "unreachable" };

/**
 * Creates or updates the payment of a checkout. No money moves. The amount comes from the server and must equal the
 * button's.
 */
export const beginPayment = async (
  { client, site }: ShopClient,
  checkout: Checkout,
): Promise<BeginPaymentResult> => {
  const { checkoutId, total } = checkout;
  const created = await client(createPaymentIntent, { body: { checkoutId, site } });
  const result =
    created.kind === "ok" && created.reply.amount !== total && isPayable(created.reply)
      ? await client(updatePaymentIntent, { body: { paymentIntentId: created.reply.id, site } })
      : created;
  if (result.kind === "error") {
    if (result.error === "CHECKOUT_NOT_OPEN" || result.error === "PAYMENT_CLOSED") return { kind: "notOpen" };
    if (result.error === "PROMO_USED") return { kind: "promoUsed" };
    if (result.error === "TOO_MANY_DECLINES") return { kind: "tooManyDeclines" };
    if (result.error === "UNAVAILABLE") return { kind: "providerUnreachable" };
    if (result.error === "PAYMENTS_REFUSED") return { kind: "providerRejected" };
    if (result.status === 429) return { kind: "rateLimited" };
    if (!isRetryable(result)) return { kind: "notReady", message: result.message };
  }
  if (result.kind !== "ok") return { kind: "unreachable" };
  const intent = result.reply;
  if (!isPayable(intent)) return { kind: "pending", intent };
  return intent.amount === total ? { kind: "intent", intent } : { kind: "amountChanged" };
};

/** Includes a payment whose next action was cancelled: it is the same payment, so another card cannot charge twice. */
const isPayable = ({ status }: PaymentIntent): boolean =>
  status === "requires_payment_method" || status === "requires_action";

type PaymentState =
  | { readonly kind: "ordered"; readonly orderId: string }
  /** The provider says that no money has moved, so paying again is safe. */
  | { readonly kind: "notPaid"; readonly notice?: "tooManyDeclines" }
  | { readonly kind: "needsNextAction"; readonly intent: PaymentIntent }
  | { readonly kind: "unknown" }
  /** Paid, but staff have to place the order. */
  | { readonly kind: "stuck" };

/**
 * Returns the state of a payment. Tries to complete the order first, since only an order settles it. "Not paid" is
 * concluded only from the provider's own state of the payment.
 */
export const fetchPaymentState = async (
  shop: ShopClient,
  { checkoutId, paymentIntentId }: PendingPayment,
): Promise<PaymentState> => {
  const { client, site } = shop;
  const completed = await client(completeCheckout, { body: { checkoutId, paymentIntentId, site } });
  if (completed.kind === "ok") return { kind: "ordered", orderId: completed.reply.orderId };
  if (completed.kind === "unreachable") return { kind: "unknown" };
  // Something is missing. The server answers so only after the provider said that no money had moved.
  if (completed.status === 422) return { kind: "notPaid" };
  switch (completed.error) {
    case "PAYMENT_NOT_DONE":
      return fetchIntentState(shop, checkoutId);
    case "CHECKOUT_NOT_OPEN":
    case "NOT_FOUND":
      return fetchCheckoutState(shop, checkoutId);
    case "AMOUNT_CHANGED":
      return { kind: "stuck" };
    default:
      return { kind: "unknown" };
  }
};

/** A checkout has one open payment: creating it again returns its current state. */
const fetchIntentState = async (shop: ShopClient, checkoutId: string): Promise<PaymentState> => {
  const { client, site } = shop;
  const result = await client(createPaymentIntent, { body: { checkoutId, site } });
  if (result.kind === "error" && result.error === "CHECKOUT_NOT_OPEN")
    return fetchCheckoutState(shop, checkoutId);
  // The server answers so after the provider said that no money had moved.
  if (result.kind === "error" && result.error === "TOO_MANY_DECLINES")
    return { kind: "notPaid", notice: "tooManyDeclines" };
  if (result.kind !== "ok") return { kind: "unknown" };
  switch (result.reply.status) {
    case "requires_payment_method":
    case "canceled":
      return { kind: "notPaid" };
    case "requires_action":
      return { kind: "needsNextAction", intent: result.reply };
    default:
      return { kind: "unknown" };
  }
};

const fetchCheckoutState = async (shop: ShopClient, checkoutId: string): Promise<PaymentState> => {
  const checkout = await fetchCheckout(shop, checkoutId);
  if (checkout.kind === "ordered") return checkout;
  return { kind: checkout.kind === "unreachable" ? "unknown" : "notPaid" };
};
