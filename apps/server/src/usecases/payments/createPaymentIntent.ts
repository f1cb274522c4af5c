import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { CheckoutAccess, CheckoutErrorCode, UnpayableErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaleHold } from "../../ports/promo/PromoUses.ts";
import { CHECKOUT_NOT_OPEN, checkCheckoutAccess, checkoutStatusOf } from "../checkout/checkoutView.ts";
import { checkPayable } from "../checkout/checkPayable.ts";
import { contentHashOf } from "../commerce/hostDraft.ts";
import { isHosted } from "../commerce/isHosted.ts";
import { loadPurchase } from "../commerce/mirrorDraft.ts";
import { isSameAddress } from "../orders/changeOrderAddress.ts";
import { placeOrderInBackground } from "../orders/placing/placeOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { cancelPayment, cancelPaymentOfCheckout } from "./cancelPayment.ts";
import { checkDeclineLimit } from "./declineLimit.ts";
import { holdPromo, PROMO_HOLD_TTL_MS, toLimitedPromo } from "./holdPromo.ts";
import { paymentsOf } from "./paymentsOf.ts";
import { providerOf } from "./providerOf.ts";
import { syncPaymentToQuote, toPaymentTerms } from "./syncPaymentToQuote.ts";
import { type PaymentIntent, toPayableIntent } from "./toPayableIntent.ts";

type IntentErrorCode =
  | CheckoutErrorCode
  | UnpayableErrorCode
  | "CHECKOUT_NOT_OPEN"
  | "SHOP_NOT_OPEN"
  | "PROMO_USED"
  | "TOO_MANY_DECLINES"
  | "UNAVAILABLE";

export type NewPaymentLimit = {
  /**
   * Counts a payment that is about to begin at the provider. Absent where no rate limit applies.
   * @throws HttpError TOO_MANY_REQUESTS when there were too many; any call may return it.
   */
  readonly checkNewPaymentLimit?: (checkoutId: string) => Promise<void>;
};

/** Other requests may change the checkout or its payment between the steps; then all steps are repeated. */
const MAX_ATTEMPTS = 6;

/** Creates the payment of a checkout, or returns its open one. Its amount is that of the checkout's present quote. */
export const createPaymentIntent = async (
  shop: Shop,
  access: CheckoutAccess & NewPaymentLimit,
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
      await access.checkNewPaymentLimit?.(checkout.id);
      const created = await createProviderPayment(shop, checkout, previousCount + 1);
      if (created && (await isCheckoutUnchanged(shop, checkout))) return ok(created);
      // The checkout has changed since, but a provider's own page cannot be changed: create another payment for
      // it.
      if (created && isHosted(shop, checkout.site)) await cancelPaymentOfCheckout(shop, checkout);
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
    const declineCheck = await checkDeclineLimit(shop, checkout.id);
    if (declineCheck.kind === "error") return declineCheck;
    if (intent.quoteVersion === checkout.quote.version && intent.amount === checkout.quote.total)
      return ok(intent);
    await syncPaymentToQuote(shop, checkout, payment, checkout.quote);
  }
  return err("UNAVAILABLE", "The order is being changed right now. Please try again; no money has moved.");
};

/** Returns the open checkout after checking that it can be paid, and holds its promo use first. */
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
    if (isClosed(shop, checkout.site))
      return err("SHOP_NOT_OPEN", "This shop isn't open for orders yet. Nothing was charged.");
    const payable = checkPayable(shop, checkout);
    if (payable.kind === "error") return payable;
    const promo = toLimitedPromo(checkout.site, checkout.quote.promo, checkout.email);
    const hold = await holdPromo(shop, repositories, checkout.id, promo, stale);
    return hold.kind === "error" ? hold : ok(checkout);
  });
  if (held.kind === "ok" || held.error !== "PROMO_USED" || stale) return held;
  const staleHold = await cancelStaleHolder(shop, checkoutId);
  return staleHold ? prepareToPay(shop, { checkoutId, requestedSite }, staleHold) : held;
};

/**
 * Returns true for a shop that would take real money before its details are complete (docs/decisions/0126). For
 * sales on a host's own page the host decides.
 */
const isClosed = (shop: Shop, site: SiteCode): boolean => {
  const { isTest, hostedCheckout } = paymentsOf(shop, site);
  return !isTest && !hostedCheckout && findMissingDetails(ofSite(shop.sites(), site)).length > 0;
};

/**
 * Returns true when a replaced payment of the checkout has been paid meanwhile: no shopper may be asked to pay twice.
 */
const isBeingPaid = async (shop: Shop, { id, site }: CheckoutRecord): Promise<boolean> => {
  for (const payment of await shop.repositories.payments.findReplaced(id)) {
    // Without a secret no browser could ever pay it. Asking the provider about each of these payments would
    // take so long on a slow connection that no shopper could pay.
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
 * Returns true when the checkout has not changed. The lock of its row waits for a change in progress, and any
 * later change finds the payment.
 */
const isCheckoutUnchanged = async (
  { repositories, payments, defaultPayments }: Shop,
  before: CheckoutRecord,
): Promise<boolean> => {
  const current = await repositories.checkouts.lockForPayment(before.id);
  const isUnchanged =
    current?.status === "open" &&
    current.quoteVersion === before.quote.version &&
    current.email === before.email &&
    current.isUploadLater === before.isUploadLater;
  if (!isUnchanged || !isHosted({ payments, defaultPayments }, before.site)) return isUnchanged;
  const { shippingAddress } = (await repositories.checkouts.find(before.id)) ?? before;
  return isSameAddress(shippingAddress ?? {}, before.shippingAddress ?? {});
};

/**
 * Creates a payment at the provider, then saves it. Repeating an attempt creates the same payment (idempotency key).
 */
const createProviderPayment = async (
  shop: Shop,
  checkout: CheckoutRecord,
  attempt: number,
): Promise<PaymentIntent | undefined> => {
  if (checkout.email === null) throw new Error(`Checkout ${checkout.id} has no email address to pay with`);
  const payments = paymentsOf(shop, checkout.site);
  const purchase = payments.hostedCheckout && (await loadPurchase(shop, checkout));
  // With another address or email it is another purchase: an attempt whose reply was lost may have created the
  // first.
  const ofPurchase = purchase ? `:${await contentHashOf(purchase)}` : "";
  const providerPayment = await payments.create(
    {
      ...toPaymentTerms(checkout.id, checkout.quote),
      email: checkout.email,
      ...(purchase && { purchase }),
    },
    `create:${checkout.id}:${attempt}:${checkout.quote.version}${ofPurchase}`,
  );
  const saved = await shop.repositories.payments.save(providerPayment, shop.clock.now());
  // A concurrent request saved its payment of this checkout first. No browser has seen this one, so it is cancelled.
  if (saved === "conflict") {
    await payments.cancel(providerPayment.id);
    return undefined;
  }
  return providerPayment.status === "requires_payment_method"
    ? toPayableIntent(shop, checkout, providerPayment, providerPayment)
    : undefined;
};

/**
 * Frees a promo use that another checkout holds but has not paid in time: cancels the payment of that checkout, so that
 * it can no longer be paid at the lower amount. Returns the hold, or undefined when there is none to take over.
 */
const cancelStaleHolder = async (shop: Shop, checkoutId: string): Promise<StaleHold | undefined> => {
  const { checkouts, promoUses } = shop.repositories;
  const checkout = await checkouts.find(checkoutId);
  const promo = checkout && toLimitedPromo(checkout.site, checkout.quote.promo, checkout.email);
  const use = promo && (await promoUses.findBlockingHold(promo, checkoutId));
  const staleBefore = new Date(shop.clock.now().getTime() - PROMO_HOLD_TTL_MS);
  const holder = use && use.heldAt < staleBefore ? await checkouts.find(use.checkoutId) : undefined;
  if (!holder || (await cancelPaymentOfCheckout(shop, holder)) === "alreadyPaying") return undefined;
  return { checkoutId: holder.id, staleBefore };
};
