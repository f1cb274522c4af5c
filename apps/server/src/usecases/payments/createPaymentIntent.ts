import type { CheckoutRecord } from "../../ports/Checkouts.ts";
import type { PaymentFact } from "../../ports/Payments.ts";
import { atomically } from "../atomically.ts";
import {
  type CheckoutAccess,
  type CheckoutRefusal,
  foundCheckout,
  NOT_OPEN,
  statusOf,
} from "../checkout/checkoutView.ts";
import { payableCheckout, type UnpayableRefusal } from "../checkout/payableCheckout.ts";
import { done, type Outcome, refuse } from "../outcome.ts";
import type { Shop } from "../shop.ts";
import { bringPaymentTo, paymentOrder } from "./bringPaymentTo.ts";
import { cancelPaymentOf } from "./cancelPaymentOf.ts";
import { HOLD_STANDS_MS, holdPromo, promoHoldOf } from "./holdPromo.ts";

export type IntentRefusal =
  | CheckoutRefusal
  | UnpayableRefusal
  | "CHECKOUT_NOT_OPEN"
  | "PROMO_USED"
  | "UNAVAILABLE";

/** Others may change checkout or payment between our steps; then we look again, but not for ever. */
const MOST_ATTEMPTS = 6;

/** Begins paying, or goes on with the payment that there is; its amount is the checkout's as it stands. */
export const createPaymentIntent = async (
  shop: Shop,
  access: CheckoutAccess,
): Promise<Outcome<PaymentFact, IntentRefusal>> => {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    const ready = await readyToPay(shop, access);
    if (ready.kind === "refused") return ready;
    const checkout = ready.value;
    const payment = await shop.repositories.payments.findOfCheckout(checkout.id);
    if (!payment) {
      await begin(shop, checkout);
      continue;
    }
    const fact = await shop.payments[checkout.site].retrieve(payment.id);
    if (!fact) throw new Error("the provider does not know a payment that it made");
    if (fact.status !== payment.status) await shop.repositories.payments.save(fact, shop.clock.now());
    if (fact.status === "canceled") continue;
    if (fact.status === "succeeded" || fact.status === "processing") return done(fact);
    if (fact.quoteVersion === checkout.quote.version && fact.amount === checkout.quote.total)
      return done(fact);
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
): Promise<Outcome<CheckoutRecord, IntentRefusal>> => {
  const held = await atomically<CheckoutRecord, IntentRefusal>(shop, async (repositories) => {
    const found = foundCheckout(await repositories.checkouts.lock(checkoutId), statedSite);
    if (found.kind === "refused") return found;
    const checkout = found.value;
    if (statusOf(checkout, shop.clock.now()) !== "open") return NOT_OPEN;
    const payable = payableCheckout(checkout);
    if (payable.kind === "refused") return payable;
    const hold = await holdPromo(shop, repositories, checkout.id, checkout.quote.promo, checkout.email);
    return hold.kind === "refused" ? hold : done(checkout);
  });
  if (held.kind === "refused" && held.error === "PROMO_USED" && (await takeOverStaleHold(shop, checkoutId))) {
    return readyToPay(shop, { checkoutId, statedSite });
  }
  return held;
};

/** Remembers a payment only after the provider made it; the same attempt again makes the same one. */
const begin = async (shop: Shop, checkout: CheckoutRecord): Promise<void> => {
  const attempt = (await shop.repositories.payments.countOfCheckout(checkout.id)) + 1;
  const fact = await shop.payments[checkout.site].create(
    paymentOrder(checkout.id, checkout.quote),
    `create:${checkout.id}:${attempt}:${checkout.quote.version}`,
  );
  const saved = await shop.repositories.payments.save(fact, shop.clock.now());
  // Somebody else's payment of this checkout was quicker. Ours was seen by nobody and ends here.
  if (saved === "anotherIsOpen") await shop.payments[checkout.site].cancel(fact.id);
};

/**
 * A use that another checkout holds but has not paid in time may be taken, once that checkout cannot be paid any more at
 * the lower amount. True when it was.
 */
const takeOverStaleHold = async (shop: Shop, checkoutId: string): Promise<boolean> => {
  const { checkouts, promoUses } = shop.repositories;
  const checkout = await checkouts.find(checkoutId);
  const hold = checkout && promoHoldOf(checkout.quote.promo, checkout.email);
  const use = hold && (await promoUses.find(hold.code, hold.email));
  if (!hold || !use || use.orderId !== null) return false;
  const now = shop.clock.now();
  const staleBefore = new Date(now.getTime() - HOLD_STANDS_MS);
  const holder = use.heldAt < staleBefore ? await checkouts.find(use.checkoutId) : undefined;
  if (!holder || (await cancelPaymentOf(shop, holder)) === "tooLate") return false;
  return promoUses.hold({ ...hold, checkoutId, heldAt: now }, staleBefore);
};
