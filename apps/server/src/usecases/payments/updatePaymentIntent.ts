import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CheckoutRefusal } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import { foundCheckout, statusOf } from "../checkout/checkoutView.ts";
import type { Shop } from "../shop.ts";
import { bringPaymentTo } from "./bringPaymentTo.ts";
import { createPaymentIntent } from "./createPaymentIntent.ts";
import { type PaymentIntent, payableIntent } from "./payableIntent.ts";
import { providerOf } from "./providerOf.ts";

export const PAYMENT_CLOSED = refuse(
  "PAYMENT_CLOSED",
  "This payment is finished or canceled and cannot be changed any more.",
);

const UNKNOWN = refuse("NOT_FOUND", "We do not know this payment.");

type UpdateRefusal = CheckoutRefusal | "PAYMENT_CLOSED" | "UNAVAILABLE";

/**
 * Brings the payment to the checkout's amount as it is now. Where a provider changes no payment, the answer is the other
 * one that takes its place.
 */
export const updatePaymentIntent = async (
  shop: Shop,
  { paymentId, statedSite }: { readonly paymentId: string; readonly statedSite: SiteCode | null },
): Promise<Outcome<PaymentIntent, UpdateRefusal>> => {
  const { payments, checkouts } = shop.repositories;
  const payment = await payments.find(paymentId);
  if (!payment) return UNKNOWN;
  const found = foundCheckout(await checkouts.find(payment.checkoutId), statedSite);
  if (found.kind === "refused") return found;
  const checkout = found.value;
  if (statusOf(checkout, shop.clock.now()) !== "open") return PAYMENT_CLOSED;
  const brought = await bringPaymentTo(shop, checkout, payment, checkout.quote);
  if (brought === "updated") {
    const fact = await providerOf(shop, checkout.site, payment)?.retrieve(paymentId);
    const intent = fact && payableIntent(shop, checkout, fact, payment);
    return intent ? done(intent) : UNKNOWN;
  }
  const isReplaced = brought === "over" && (await payments.find(paymentId))?.replacedAt;
  if (!isReplaced) return PAYMENT_CLOSED;
  const other = await createPaymentIntent(shop, { checkoutId: checkout.id, statedSite });
  if (other.kind === "done") return other;
  return other.error === "UNAVAILABLE" ? { ...other, error: other.error } : PAYMENT_CLOSED;
};
