import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CheckoutErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { checkCheckoutAccess, checkoutStatusOf } from "../checkout/checkoutView.ts";
import type { Shop } from "../shop.ts";
import { createPaymentIntent, type NewPaymentLimit } from "./createPaymentIntent.ts";
import { providerOf } from "./providerOf.ts";
import { syncPaymentToQuote } from "./syncPaymentToQuote.ts";
import { type PaymentIntent, toPayableIntent } from "./toPayableIntent.ts";

export const PAYMENT_CLOSED = err(
  "PAYMENT_CLOSED",
  "This payment is finished or cancelled and can no longer be changed.",
);

const PAYMENT_NOT_FOUND = err("NOT_FOUND", "We can't find this payment.");

type UpdateIntentErrorCode = CheckoutErrorCode | "PAYMENT_CLOSED" | "UNAVAILABLE";

/**
 * Updates the payment to the checkout's current amount. When the provider cannot change a payment, the result
 * is another payment that replaces it.
 */
export const updatePaymentIntent = async (
  shop: Shop,
  {
    paymentId,
    requestedSite,
    ...limit
  }: { readonly paymentId: string; readonly requestedSite: SiteCode | null } & NewPaymentLimit,
): Promise<Result<PaymentIntent, UpdateIntentErrorCode>> => {
  const { payments, checkouts } = shop.repositories;
  const payment = await payments.find(paymentId);
  if (!payment) return PAYMENT_NOT_FOUND;
  const found = checkCheckoutAccess(await checkouts.find(payment.checkoutId), requestedSite);
  if (found.kind === "error") return found;
  const checkout = found.value;
  if (checkoutStatusOf(checkout, shop.clock.now()) !== "open") return PAYMENT_CLOSED;
  const synced = await syncPaymentToQuote(shop, checkout, payment, checkout.quote);
  if (synced === "updated") {
    const providerPayment = await providerOf(shop, checkout.site, payment)?.retrieve(paymentId);
    const intent = providerPayment && toPayableIntent(shop, checkout, providerPayment, payment);
    return intent ? ok(intent) : PAYMENT_NOT_FOUND;
  }
  const isReplaced = synced === "detached" && (await payments.find(paymentId))?.replacedAt;
  if (!isReplaced) return PAYMENT_CLOSED;
  const replacement = await createPaymentIntent(shop, { checkoutId: checkout.id, requestedSite, ...limit });
  if (replacement.kind === "ok") return replacement;
  return replacement.error === "UNAVAILABLE" ? { ...replacement, error: replacement.error } : PAYMENT_CLOSED;
};
