import { ofSite, type Site, type Sites } from "@storywall/domain/sites/site.ts";
import type { CheckoutPatch, CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { ChangeCheckoutErrorCode, CheckoutAccess, CheckoutView } from "../../ports/commerce/Commerce.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { LimitedPromo } from "../../ports/promo/PromoUses.ts";
import { isHosted } from "../commerce/isHosted.ts";
import { isSameAddress } from "../orders/changeOrderAddress.ts";
import { placeOrderInBackground } from "../orders/placing/placeOrder.ts";
import { cancelPayment } from "../payments/cancelPayment.ts";
import { holdPromo, toLimitedPromo } from "../payments/holdPromo.ts";
import { providerOf } from "../payments/providerOf.ts";
import { syncPaymentToQuote } from "../payments/syncPaymentToQuote.ts";
import { calculatePricing, type PricingInput, toCurrentInput } from "../pricing/calculatePricing.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import {
  CHECKOUT_NOT_OPEN,
  checkCheckoutAccess,
  checkoutStatusOf,
  loadCheckoutView,
  QUOTE_TTL_MS,
} from "./checkoutView.ts";

/** A change of a checkout. Fields that are absent stay as they are; a change of content is priced at today's terms. */
type CheckoutChange = Pick<CheckoutPatch, "email" | "shippingAddress" | "isUploadLater"> & {
  readonly content?: Partial<PricingInput>;
  /** True to reopen an expired quote, at today's prices. */
  readonly renew?: boolean;
};

type DecideChange<Code extends string> = (
  checkout: CheckoutRecord,
  repositories: Repositories,
  site: Site,
) => Promise<Result<CheckoutChange, Code>>;

/** A change that is ready to be written once the payment, if there is one, is updated. */
type PreparedChange = {
  readonly oldCheckout: CheckoutRecord;
  readonly quote: Quote;
  readonly patch: CheckoutPatch;
  readonly hold: LimitedPromo | undefined;
  /** The open payment, which must be updated to the new quote first. */
  readonly payment: PaymentRecord | undefined;
};

/** A payment that must end before the change, since the provider's own page shows an outdated address or email. */
type EndedPayment = { readonly oldCheckout: CheckoutRecord; readonly endsPayment: PaymentRecord };

const MAX_ATTEMPTS = 5;
/**
 * Number of the newest quotes that stay even when no payment names them: concurrent changes may be about to
 * name them. With all older ones, a hundred small changes of a large cart would store a hundred copies of it.
 */
const RECENT_QUOTES = 10;

/**
 * Changes an open checkout. A change of content or terms makes a new quote; older quotes that a payment
 * names stay as they are.
 *
 * With an open payment the provider must be updated first, and it cannot take part in a transaction. So there are three
 * steps: insert the quote, which is not valid yet; update the provider to the new amount and the quote's version; make
 * the quote the checkout's. Whatever dies in between, the payment names a quote that exists and has exactly its amount.
 * When the provider says that the payment has succeeded or is processing, the change is too late, and the checkout
 * stays as it was paid.
 */
export const changeCheckout = async <Code extends string>(
  shop: Shop,
  access: CheckoutAccess,
  decide: DecideChange<Code>,
): Promise<Result<CheckoutView, ChangeCheckoutErrorCode | Code>> => {
  const sites = shop.sites();
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    await refreshPayment(shop, access.checkoutId);
    const prepared = await runInTransaction<
      PreparedChange | EndedPayment | CheckoutView,
      ChangeCheckoutErrorCode | Code
    >(shop, (repositories) => applyOrPrepareChange(shop, repositories, sites, access, decide));
    if (prepared.kind === "error") return prepared;
    const change = prepared.value;
    if ("status" in change) return ok(change);
    if ("endsPayment" in change) {
      const ended = await cancelPayment(shop, change.oldCheckout, change.endsPayment);
      if (ended === "alreadyPaying") return CHECKOUT_NOT_OPEN;
      // Repeat the change as if there were no payment.
      continue;
    }
    const { payment, oldCheckout, quote } = change;
    if (!payment)
      throw new Error(`A change of checkout ${oldCheckout.id} without a payment was not written at once`);
    const synced = await syncPaymentToQuote(shop, oldCheckout, payment, quote);
    if (synced === "closed") return CHECKOUT_NOT_OPEN;
    // The payment no longer belongs to the checkout: repeat the change as if there were no payment.
    if (synced === "detached") continue;
    const written = await shop.transaction((repositories) => applyIfUnchanged(shop, repositories, change));
    if (written) return ok(written);
  }
  return CHECKOUT_NOT_OPEN;
};

/**
 * Saves the present status of the payment: the provider knows before us that it is paid, and then nothing may change.
 */
const refreshPayment = async (shop: Shop, checkoutId: string): Promise<void> => {
  const payment = await shop.repositories.payments.findByCheckout(checkoutId);
  const checkout = payment && (await shop.repositories.checkouts.find(checkoutId));
  if (!payment || !checkout || checkout.status !== "open") return;
  const providerPayment = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
  if (!providerPayment || providerPayment.status === payment.status) return;
  await shop.repositories.payments.save(providerPayment, shop.clock.now());
  if (providerPayment.status === "succeeded") placeOrderInBackground(shop, payment.id);
};

const applyOrPrepareChange = async <Code extends string>(
  shop: Shop,
  repositories: Repositories,
  sites: Sites,
  { checkoutId, requestedSite }: CheckoutAccess,
  decide: DecideChange<Code>,
): Promise<Result<PreparedChange | EndedPayment | CheckoutView, ChangeCheckoutErrorCode | Code>> => {
  const found = checkCheckoutAccess(await repositories.checkouts.lock(checkoutId), requestedSite);
  if (found.kind === "error") return found;
  const oldCheckout = found.value;
  const payment = await repositories.payments.findByCheckout(oldCheckout.id);
  if (oldCheckout.status !== "open" || payment?.status === "succeeded" || payment?.status === "processing")
    return CHECKOUT_NOT_OPEN;
  const site = ofSite(sites, oldCheckout.site);
  const change = await decide(oldCheckout, repositories, site);
  if (change.kind === "error") return change;
  const { content, renew, ...patch } = change.value;
  const now = shop.clock.now();
  if (checkoutStatusOf(oldCheckout, now) !== "open" && !renew) return CHECKOUT_NOT_OPEN;
  if (payment && isHosted(shop, oldCheckout.site) && isSentElsewhere(oldCheckout, patch))
    return ok({ oldCheckout, endsPayment: payment });

  // A change of content makes a new quote, all of it at today's terms. Otherwise the old quote stays.
  const pricing =
    content &&
    calculatePricing(repositories.previews, site, {
      ...toCurrentInput(site, oldCheckout.quote, now),
      ...content,
    });
  const newPricing = pricing && !isSamePricing(pricing, oldCheckout.quote) ? pricing : undefined;
  const quote = newPricing
    ? { ...newPricing, version: (await repositories.checkouts.findLastQuoteVersion(oldCheckout.id)) + 1 }
    : oldCheckout.quote;
  if (newPricing) {
    await repositories.checkouts.insertQuote(oldCheckout.id, quote);
    await repositories.checkouts.removeReplacedQuotes(oldCheckout.id, quote.version - RECENT_QUOTES);
  }

  // Without a payment no promo use is held: a shopper who only looks at a discount must not take it from
  // another.
  const held =
    payment &&
    (await holdPromo(
      shop,
      repositories,
      oldCheckout.id,
      toLimitedPromo(oldCheckout.site, quote.promo, patch.email ?? oldCheckout.email),
    ));
  if (held?.kind === "error") return held;
  const prepared: PreparedChange = {
    oldCheckout,
    quote,
    hold: held?.value,
    payment,
    patch: {
      ...patch,
      ...(renew || newPricing ? { expiresAt: new Date(now.getTime() + QUOTE_TTL_MS) } : {}),
    },
  };
  return ok(payment && newPricing ? prepared : await applyChange(shop, repositories, prepared));
};

const isSentElsewhere = (
  { email, shippingAddress }: CheckoutRecord,
  patch: Pick<CheckoutPatch, "email" | "shippingAddress">,
): boolean =>
  (patch.email !== undefined && patch.email !== email) ||
  (patch.shippingAddress !== undefined && !isSameAddress(patch.shippingAddress ?? {}, shippingAddress ?? {}));

/**
 * Returns undefined when another request changed the checkout while the provider was asked; the change is then
 * repeated.
 */
const applyIfUnchanged = async (
  shop: Shop,
  repositories: Repositories,
  prepared: PreparedChange,
): Promise<CheckoutView | undefined> => {
  const current = await repositories.checkouts.lock(prepared.oldCheckout.id);
  const isUnchanged =
    current?.status === "open" && current.quote.version === prepared.oldCheckout.quote.version;
  return isUnchanged ? applyChange(shop, repositories, prepared) : undefined;
};

const applyChange = async (
  { clock }: Pick<Shop, "clock">,
  repositories: Repositories,
  { oldCheckout, quote, patch, hold, payment }: PreparedChange,
): Promise<CheckoutView> => {
  await repositories.checkouts.patch(oldCheckout.id, { ...patch, quoteVersion: quote.version });
  // A promo use that the quote no longer needs becomes free, now that no payment at the lower amount is possible.
  if (payment) await repositories.promoUses.releaseAllExcept(oldCheckout.id, hold);
  const after = await repositories.checkouts.find(oldCheckout.id);
  if (!after) throw new Error(`Checkout ${oldCheckout.id} is missing although it is locked`);
  return loadCheckoutView(repositories, after, clock.now());
};

const isSamePricing = (a: Omit<Quote, "version">, b: Quote): boolean => {
  const comparable = ({ lines, promo, shippingRate, total }: Omit<Quote, "version">) =>
    JSON.stringify([
      lines.map(({ id, quantity, unitPrice, previewKey, design: { tiles } }) => [
        id,
        quantity,
        unitPrice,
        previewKey,
        // It is not part of the preview, but decides how the order is printed.
        tiles.map(({ printConfirmation }) => printConfirmation?.ppi),
      ]),
      promo?.code,
      promo?.percent,
      promo?.amount,
      shippingRate?.handle,
      total,
    ]);
  return comparable(a) === comparable(b);
};
