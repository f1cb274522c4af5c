import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { PaymentFact } from "../../ports/Payments.ts";
import { type CheckoutRefusal, foundCheckout, statusOf } from "../checkout/checkoutView.ts";
import { done, type Outcome, refuse } from "../outcome.ts";
import type { Shop } from "../shop.ts";
import { bringPaymentTo } from "./bringPaymentTo.ts";

export const PAYMENT_CLOSED = refuse(
  "PAYMENT_CLOSED",
  "This payment is finished or canceled and cannot be changed any more.",
);

/** Brings the payment to the checkout's amount as it is now. */
export const updatePaymentIntent = async (
  shop: Shop,
  { paymentId, statedSite }: { readonly paymentId: string; readonly statedSite: SiteCode | null },
): Promise<Outcome<PaymentFact, CheckoutRefusal | "PAYMENT_CLOSED">> => {
  const { repositories, payments, clock } = shop;
  const payment = await repositories.payments.find(paymentId);
  if (!payment) return refuse("NOT_FOUND", "We do not know this payment.");
  const found = foundCheckout(await repositories.checkouts.find(payment.checkoutId), statedSite);
  if (found.kind === "refused") return found;
  const checkout = found.value;
  if (statusOf(checkout, clock.now()) !== "open") return PAYMENT_CLOSED;
  if ((await bringPaymentTo(shop, checkout, payment, checkout.quote)) !== "updated") return PAYMENT_CLOSED;
  const fact = await payments[checkout.site].retrieve(paymentId);
  return fact ? done(fact) : refuse("NOT_FOUND", "We do not know this payment.");
};
