import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutRefusal, UnpayableRefusal } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { StaleHold } from "../../ports/promo/PromoUses.ts";
import type { Admit } from "../admit.ts";
import { atomically } from "../atomically.ts";
import { foundCheckout, NOT_OPEN, statusOf } from "../checkout/checkoutView.ts";
import { payableCheckout } from "../checkout/payableCheckout.ts";
import { wakePlacing } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { bringPaymentTo, paymentOrder } from "./bringPaymentTo.ts";
import { mayTryCard } from "./declinedCards.ts";
import { endPayment, endPaymentOf } from "./endPayment.ts";
import { countedPromo, HOLD_STANDS_MS, holdPromo } from "./holdPromo.ts";
import { type PaymentIntent, payableIntent } from "./payableIntent.ts";
import { providerOf } from "./providerOf.ts";

export type IntentRefusal =
  | CheckoutRefusal
  | UnpayableRefusal
  | "CHECKOUT_NOT_OPEN"
  | "PROMO_USED"
  | "TOO_MANY_DECLINES"
  | "UNAVAILABLE";

/** Others may change checkout or payment between our steps; then we look again, but not for ever. */
const MOST_ATTEMPTS = 6;

/** Begins paying, or goes on with the payment that there is; its amount is the checkout's as it stands. */
export const createPaymentIntent = async (
  shop: Shop,
  access: CheckoutAccess & { readonly admit?: Admit },
): Promise<Outcome<PaymentIntent, IntentRefusal>> => {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const ready = await readyToPay(shop, access);
    if (ready.kind === "refused") return ready;
    const checkout = ready.value;
    const payment = await shop.repositories.payments.findOfCheckout(checkout.id);
    if (!payment) {
      const before = await shop.repositories.payments.countOfCheckout(checkout.id);
      if (before > 0) {
        if (await isBeingPaid(shop, checkout)) return NOT_OPEN;
        const may = await mayTryCard(shop, checkout.id);
        if (may.kind === "refused") return may;
      }
      await access.admit?.();
      const begun = await begin(shop, checkout, before + 1);
      if (begun && (await isStanding(shop, checkout))) return done(begun);
      continue;
    }
    const fact = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
    if (fact && fact.status !== payment.status) await shop.repositories.payments.save(fact, shop.clock.now());
    if (fact?.status === "canceled") continue;
    const intent = fact && payableIntent(shop, checkout, fact, payment);
    if (!intent) {
      await endPayment(shop, checkout, payment);
      continue;
    }
    if (intent.status === "succeeded" || intent.status === "processing") return done(intent);
    const may = await mayTryCard(shop, checkout.id);
    if (may.kind === "refused") return may;
    if (intent.quoteVersion === checkout.quote.version && intent.amount === checkout.quote.total)
      return done(intent);
    await bringPaymentTo(shop, checkout, payment, checkout.quote);
  }
  return refuse(
    "UNAVAILABLE",
    "The order is being changed at this moment. Please try again; no money has moved.",
  );
};

/** The open checkout with everything that paying needs, and its promo use held, before anything can be charged. */
const readyToPay = async (
  shop: Shop,
  { checkoutId, statedSite }: CheckoutAccess,
  stale: StaleHold | null = null,
): Promise<Outcome<CheckoutRecord, IntentRefusal>> => {
  const held = await atomically<CheckoutRecord, IntentRefusal>(shop, async (repositories) => {
    const found = foundCheckout(await repositories.checkouts.lock(checkoutId), statedSite);
    if (found.kind === "refused") return found;
    const checkout = found.value;
    if (statusOf(checkout, shop.clock.now()) !== "open") return NOT_OPEN;
    const payable = payableCheckout(checkout);
    if (payable.kind === "refused") return payable;
    const promo = countedPromo(checkout.site, checkout.quote.promo, checkout.email);
    const hold = await holdPromo(shop, repositories, checkout.id, promo, stale);
    return hold.kind === "refused" ? hold : done(checkout);
  });
  if (held.kind === "done" || held.error !== "PROMO_USED" || stale) return held;
  const inTheWay = await endStaleHolder(shop, checkoutId);
  return inTheWay ? readyToPay(shop, { checkoutId, statedSite }, inTheWay) : held;
};

/** Whether one of the payments that were replaced has been paid meanwhile. Nobody is asked for money twice. */
const isBeingPaid = async (shop: Shop, { id, site }: CheckoutRecord): Promise<boolean> => {
  for (const payment of await shop.repositories.payments.findReplaced(id)) {
    // No browser ever had what opens it. Asking about each of these would, on a bad line, leave nobody able to pay.
    if (payment.clientSecret === null) continue;
    const fact = await providerOf(shop, site, payment)?.retrieve(payment.id);
    if (!fact || fact.status === payment.status) continue;
    await shop.repositories.payments.save(fact, shop.clock.now());
    if (fact.status !== "succeeded" && fact.status !== "processing") continue;
    wakePlacing(shop, payment.id);
    return true;
  }
  return false;
};

/**
 * Whether the checkout is as it was. Whoever was changing it has ended when this is answered, and whoever changes it after
 * finds its payment.
 */
const isStanding = async ({ repositories }: Shop, before: CheckoutRecord): Promise<boolean> => {
  const now = await repositories.checkouts.findUnchanging(before.id);
  return (
    now?.status === "open" &&
    now.quoteVersion === before.quote.version &&
    now.email === before.email &&
    now.isUploadLater === before.isUploadLater
  );
};

/** Remembers a payment only after the provider made it; the same attempt again makes the same one. */
const begin = async (
  shop: Shop,
  checkout: CheckoutRecord,
  attempt: number,
): Promise<PaymentIntent | undefined> => {
  if (checkout.email === null) throw new Error("a checkout without an e-mail address cannot be paid");
  const fact = await shop.payments[checkout.site].create(
    { ...paymentOrder(checkout.id, checkout.quote), email: checkout.email },
    `create:${checkout.id}:${attempt}:${checkout.quote.version}`,
  );
  const saved = await shop.repositories.payments.save(fact, shop.clock.now());
  // Somebody else's payment of this checkout was quicker. Ours was seen by nobody and ends here.
  if (saved === "anotherIsOpen") {
    await shop.payments[checkout.site].cancel(fact.id);
    return undefined;
  }
  return fact.status === "requires_payment_method" ? payableIntent(shop, checkout, fact, fact) : undefined;
};

/**
 * A use that another checkout holds but has not paid in time may be taken, once that checkout cannot be paid any more at
 * the lower amount. Gives that hold, or undefined where none is.
 */
const endStaleHolder = async (shop: Shop, checkoutId: string): Promise<StaleHold | undefined> => {
  const { checkouts, promoUses } = shop.repositories;
  const checkout = await checkouts.find(checkoutId);
  const promo = checkout && countedPromo(checkout.site, checkout.quote.promo, checkout.email);
  const use = promo && (await promoUses.findInTheWay(promo, checkoutId));
  const staleBefore = new Date(shop.clock.now().getTime() - HOLD_STANDS_MS);
  const holder = use && use.heldAt < staleBefore ? await checkouts.find(use.checkoutId) : undefined;
  if (!holder || (await endPaymentOf(shop, holder)) === "tooLate") return undefined;
  return { checkoutId: holder.id, staleBefore };
};
