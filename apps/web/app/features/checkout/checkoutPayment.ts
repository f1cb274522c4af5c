import { completeCheckout } from "@storywall/contract/calls/checkout/completeCheckout.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { updatePaymentIntent } from "@storywall/contract/calls/payments/updatePaymentIntent.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import { isRetryable } from "../../lib/api/callResults.ts";
import type { PendingPayment } from "./checkoutStorage.ts";
import { fetchCheckout, type ShopClient } from "./openCheckout.ts";

export type BeginPaymentResult =
  | { readonly kind: "intent"; readonly intent: PaymentIntent }
  /** Begun before, perhaps in another tab, and not settled: ask, do not pay. */
  | { readonly kind: "pending"; readonly intent: PaymentIntent }
  /** The shop would charge another amount than the button says. */
  | { readonly kind: "amountChanged" }
  | { readonly kind: "promoUsed" }
  /** The shop takes no card for this order for a while. */
  | { readonly kind: "tooManyDeclines" }
  /** Not from this browser for a moment. */
  | { readonly kind: "rateLimited" }
  /** The shop is there, its payment service is not. */
  | { readonly kind: "providerUnreachable" }
  | { readonly kind: "notReady"; readonly error: string }
  /** Paid or run out meanwhile, perhaps in another tab. */
  | { readonly kind: "notOpen" }
  | { readonly kind: "unreachable" };

/** Gets the payment of a checkout ready. No money moves; the amount is the server's and is what the button said. */
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
    if (result.status === 429) return { kind: "rateLimited" };
    if (!isRetryable(result)) return { kind: "notReady", error: result.error };
  }
  if (result.kind !== "ok") return { kind: "unreachable" };
  const intent = result.reply;
  if (!isPayable(intent)) return { kind: "pending", intent };
  return intent.amount === total ? { kind: "intent", intent } : { kind: "amountChanged" };
};

/**
 * Also one whose extra step was left: it is still the same payment, so paying it by another card cannot charge twice.
 */
const isPayable = ({ status }: PaymentIntent): boolean =>
  status === "requires_payment_method" || status === "requires_action";

export type PaymentState =
  | { readonly kind: "ordered"; readonly orderId: string }
  /** The provider says that no money has moved; paying again is safe. */
  | { readonly kind: "notPaid"; readonly notice?: "tooManyDeclines" }
  | { readonly kind: "needsNextAction"; readonly intent: PaymentIntent }
  | { readonly kind: "unknown" }
  /** Paid, but the shop cannot make an order of it by itself. */
  | { readonly kind: "stuck" };

/**
 * Asks what became of a payment. The order is asked for first, for it alone settles the matter; "not done" is believed
 * only from the provider's own state of the payment.
 */
export const fetchPaymentState = async (
  shop: ShopClient,
  { checkoutId, paymentIntentId }: PendingPayment,
): Promise<PaymentState> => {
  const { client, site } = shop;
  const completed = await client(completeCheckout, { body: { checkoutId, paymentIntentId, site } });
  if (completed.kind === "ok") return { kind: "ordered", orderId: completed.reply.orderId };
  if (completed.kind === "unreachable") return { kind: "unknown" };
  switch (completed.error) {
    case "PAYMENT_NOT_DONE":
      return fetchIntentState(shop, checkoutId);
    case "CHECKOUT_NOT_OPEN":
    case "NOT_FOUND":
      return fetchCheckoutState(shop, checkoutId);
    case "TILES_MISSING":
    case "EMAIL_MISSING":
    case "ADDRESS_MISSING":
      // Said only after the provider was asked and no money had moved.
      return { kind: "notPaid" };
    case "AMOUNT_CHANGED":
      return { kind: "stuck" };
    default:
      return { kind: "unknown" };
  }
};

/** A checkout has one open payment; asking for it again gives it as it stands. */
const fetchIntentState = async (shop: ShopClient, checkoutId: string): Promise<PaymentState> => {
  const { client, site } = shop;
  const result = await client(createPaymentIntent, { body: { checkoutId, site } });
  if (result.kind === "error" && result.error === "CHECKOUT_NOT_OPEN")
    return fetchCheckoutState(shop, checkoutId);
  // Said after the provider was asked and no money had moved.
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
