import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutErrorCode, UnpayableErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaleHold } from "../../ports/promo/PromoUses.ts";
import { CHECKOUT_NOT_OPEN, checkCheckoutAccess, checkoutStatusOf } from "../checkout/checkoutView.ts";
import { checkPayable } from "../checkout/checkPayable.ts";
import { placeOrderInBackground } from "../orders/placeOrder.ts";
import type { RateLimitCheck } from "../rateLimitCheck.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { cancelPayment, cancelPaymentOfCheckout } from "./cancelPayment.ts";
import { checkDeclineLimit } from "./declineLimit.ts";
import { countedPromo, holdPromo, PROMO_HOLD_TTL_MS } from "./holdPromo.ts";
import { providerOf } from "./providerOf.ts";
import { syncPaymentToQuote, toPaymentTerms } from "./syncPaymentToQuote.ts";
import { type PaymentIntent, toPayableIntent } from "./toPayableIntent.ts";

export type IntentErrorCode =
  | CheckoutErrorCode
  | UnpayableErrorCode
  | "CHECKOUT_NOT_OPEN"
  | "PROMO_USED"
  | "TOO_MANY_DECLINES"
  | "UNAVAILABLE";

/** Others may change checkout or payment between our steps; then we look again, but not for ever. */
const MAX_ATTEMPTS = 6;

/** Begins paying, or goes on with the payment that there is; its amount is the checkout's as it stands. */
export const createPaymentIntent = async (
  shop: Shop,
  access: CheckoutAccess & { readonly checkRateLimit?: RateLimitCheck },
): Promise<Result<PaymentIntent, IntentErrorCode>> => {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const ready = await prepareToPay(shop, access);
    if (ready.kind === "error") return ready;
    const checkout = ready.value;
    const payment = await shop.repositories.payments.findByCheckout(checkout.id);
    if (!payment) {
      const previousCount = await shop.repositories.payments.countByCheckout(checkout.id);
      if (previousCount > 0) {
        if (await isBeingPaid(shop, checkout)) return CHECKOUT_NOT_OPEN;
        const declineCheck = await checkDeclineLimit(shop, checkout.id);
        if (declineCheck.kind === "error") return declineCheck;
      }
      await access.checkRateLimit?.();
      const created = await createProviderPayment(shop, checkout, previousCount + 1);
      if (created && (await isCheckoutUnchanged(shop, checkout))) return ok(created);
      continue;
    }
    const providerPayment = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
    if (providerPayment && providerPayment.status !== payment.status)
      await shop.repositories.payments.save(providerPayment, shop.clock.now());
    if (providerPayment?.status === "canceled") continue;
    const intent = providerPayment && toPayableIntent(shop, checkout, providerPayment, payment);
    if (!intent) {
      await cancelPayment(shop, checkout, payment);
      continue;
    }
    if (intent.status === "succeeded" || intent.status === "processing") return ok(intent);
    const may = await checkDeclineLimit(shop, checkout.id);
    if (may.kind === "error") return may;
    if (intent.quoteVersion === checkout.quote.version && intent.amount === checkout.quote.total)
      return ok(intent);
    await syncPaymentToQuote(shop, checkout, payment, checkout.quote);
  }
  return err(
    "UNAVAILABLE",
    "The order is being changed at this moment. Please try again; no money has moved.",
  );
};

/** The open checkout with everything that paying needs, and its promo use held, before anything can be charged. */
const prepareToPay = async (
  shop: Shop,
  { checkoutId, requestedSite }: CheckoutAccess,
  stale: StaleHold | null = null,
): Promise<Result<CheckoutRecord, IntentErrorCode>> => {
  const held = await runInTransaction<CheckoutRecord, IntentErrorCode>(shop, async (repositories) => {
    const found = checkCheckoutAccess(await repositories.checkouts.lock(checkoutId), requestedSite);
    if (found.kind === "error") return found;
    const checkout = found.value;
    if (checkoutStatusOf(checkout, shop.clock.now()) !== "open") return CHECKOUT_NOT_OPEN;
    const payable = checkPayable(checkout);
    if (payable.kind === "error") return payable;
    const promo = countedPromo(checkout.site, checkout.quote.promo, checkout.email);
    const hold = await holdPromo(shop, repositories, checkout.id, promo, stale);
    return hold.kind === "error" ? hold : ok(checkout);
  });
  if (held.kind === "ok" || held.error !== "PROMO_USED" || stale) return held;
  const staleHold = await cancelStaleHolder(shop, checkoutId);
  return staleHold ? prepareToPay(shop, { checkoutId, requestedSite }, staleHold) : held;
};

/** Whether one of the payments that were replaced has been paid meanwhile. Nobody is asked for money twice. */
const isBeingPaid = async (shop: Shop, { id, site }: CheckoutRecord): Promise<boolean> => {
  for (const payment of await shop.repositories.payments.findReplaced(id)) {
    // No browser ever had what opens it. Asking about each of these would, on a bad line, leave nobody able to pay.
    if (payment.clientSecret === null) continue;
    const providerPayment = await providerOf(shop, site, payment)?.retrieve(payment.id);
    if (!providerPayment || providerPayment.status === payment.status) continue;
    await shop.repositories.payments.save(providerPayment, shop.clock.now());
    if (providerPayment.status !== "succeeded" && providerPayment.status !== "processing") continue;
    placeOrderInBackground(shop, payment.id);
    return true;
  }
  return false;
};

/**
 * Whether the checkout is as it was. Whoever was changing it has ended when this is answered, and whoever changes it after
 * finds its payment.
 */
const isCheckoutUnchanged = async ({ repositories }: Shop, before: CheckoutRecord): Promise<boolean> => {
  const current = await repositories.checkouts.lockForPayment(before.id);
  return (
    current?.status === "open" &&
    current.quoteVersion === before.quote.version &&
    current.email === before.email &&
    current.isUploadLater === before.isUploadLater
  );
};

/** Remembers a payment only after the provider made it; the same attempt again makes the same one. */
const createProviderPayment = async (
  shop: Shop,
  checkout: CheckoutRecord,
  attempt: number,
): Promise<PaymentIntent | undefined> => {
  if (checkout.email === null) throw new Error("a checkout without an e-mail address cannot be paid");
  const providerPayment = await shop.payments[checkout.site].create(
    { ...toPaymentTerms(checkout.id, checkout.quote), email: checkout.email },
    `create:${checkout.id}:${attempt}:${checkout.quote.version}`,
  );
  const saved = await shop.repositories.payments.save(providerPayment, shop.clock.now());
  // Somebody else's payment of this checkout was quicker. Ours was seen by nobody and ends here.
  if (saved === "conflict") {
    await shop.payments[checkout.site].cancel(providerPayment.id);
    return undefined;
  }
  return providerPayment.status === "requires_payment_method"
    ? toPayableIntent(shop, checkout, providerPayment, providerPayment)
    : undefined;
};

/**
 * A use that another checkout holds but has not paid in time may be taken, once that checkout cannot be paid any more at
 * the lower amount. Gives that hold, or undefined where none is.
 */
const cancelStaleHolder = async (shop: Shop, checkoutId: string): Promise<StaleHold | undefined> => {
  const { checkouts, promoUses } = shop.repositories;
  const checkout = await checkouts.find(checkoutId);
  const promo = checkout && countedPromo(checkout.site, checkout.quote.promo, checkout.email);
  const use = promo && (await promoUses.findBlockingHold(promo, checkoutId));
  const staleBefore = new Date(shop.clock.now().getTime() - PROMO_HOLD_TTL_MS);
  const holder = use && use.heldAt < staleBefore ? await checkouts.find(use.checkoutId) : undefined;
  if (!holder || (await cancelPaymentOfCheckout(shop, holder)) === "tooLate") return undefined;
  return { checkoutId: holder.id, staleBefore };
};
