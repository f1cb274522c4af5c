import type { Site, Sites } from "@storywall/domain/sites/site.ts";
import type { CheckoutPatch, CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { ChangeRefusal, CheckoutAccess, CheckoutView } from "../../ports/commerce/Commerce.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { CountedPromo } from "../../ports/promo/PromoUses.ts";
import { atomically } from "../atomically.ts";
import { wakePlacing } from "../orders/placeOrder.ts";
import { bringPaymentTo } from "../payments/bringPaymentTo.ts";
import { countedPromo, holdPromo } from "../payments/holdPromo.ts";
import { providerOf } from "../payments/providerOf.ts";
import { currentContent, type OfferContent, offerOf } from "../pricing/offer.ts";
import type { Shop } from "../shop.ts";
import { foundCheckout, NOT_OPEN, OFFER_STANDS_MS, statusOf, viewCheckout } from "./checkoutView.ts";

/** What a change wants; what it does not name stays as it is, and what of it is offered stays at today's terms. */
export type CheckoutChange = Pick<CheckoutPatch, "email" | "shippingAddress" | "isUploadLater"> & {
  readonly content?: Partial<OfferContent>;
  /** Takes up an offer whose time was over, at today's prices. */
  readonly renew?: boolean;
};

type Decide<Code extends string> = (
  checkout: CheckoutRecord,
  repositories: Repositories,
  site: Site,
) => Promise<Outcome<CheckoutChange, Code>>;

/** What is to be written once the payment, if there is one, has followed. */
type Decided = {
  readonly before: CheckoutRecord;
  readonly quote: Quote;
  readonly patch: CheckoutPatch;
  readonly hold: CountedPromo | undefined;
  /** The open payment that must learn of the new quote first. */
  readonly payment: PaymentRecord | undefined;
};

const MOST_ATTEMPTS = 5;

/**
 * Changes an open checkout. A change of what is offered makes a new quote; the old ones stay as they are.
 *
 * With a payment under way the provider must agree first, and it cannot take part in a transaction. So: write the quote
 * (which does not stand yet), tell the provider the new amount together with the quote's version, let the quote stand.
 * Whatever dies in between, the payment names a quote that exists and has exactly its amount. If the provider says that
 * money is on its way, the change comes too late and the checkout stays as it was paid.
 */
export const changeCheckout = async <Code extends string>(
  shop: Shop,
  access: CheckoutAccess,
  decide: Decide<Code>,
): Promise<Outcome<CheckoutView, ChangeRefusal | Code>> => {
  const sites = shop.sites();
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    await lookAtPaymentOf(shop, access.checkoutId);
    const decided = await atomically<Decided | CheckoutView, ChangeRefusal | Code>(shop, (repositories) =>
      decideAndPrepare(shop, repositories, sites, access, decide),
    );
    if (decided.kind === "refused") return decided;
    const change = decided.value;
    if ("status" in change) return done(change);
    const { payment, before, quote } = change;
    if (!payment) throw new Error("a change without a payment is written at once");
    const brought = await bringPaymentTo(shop, before, payment, quote);
    if (brought === "closed") return NOT_OPEN;
    // It is the checkout's no more, so the change goes through as if there were none.
    if (brought === "over") continue;
    const written = await shop.transaction((repositories) => writeIfUnchanged(shop, repositories, change));
    if (written) return done(written);
  }
  return NOT_OPEN;
};

/** Whether money is on its way, the provider knows before us; nothing may change behind it. */
const lookAtPaymentOf = async (shop: Shop, checkoutId: string): Promise<void> => {
  const payment = await shop.repositories.payments.findOfCheckout(checkoutId);
  const checkout = payment && (await shop.repositories.checkouts.find(checkoutId));
  if (!payment || !checkout || checkout.status !== "open") return;
  const fact = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
  if (!fact || fact.status === payment.status) return;
  await shop.repositories.payments.save(fact, shop.clock.now());
  if (fact.status === "succeeded") wakePlacing(shop, payment.id);
};

const decideAndPrepare = async <Code extends string>(
  shop: Shop,
  repositories: Repositories,
  sites: Sites,
  { checkoutId, statedSite }: CheckoutAccess,
  decide: Decide<Code>,
): Promise<Outcome<Decided | CheckoutView, ChangeRefusal | Code>> => {
  const found = foundCheckout(await repositories.checkouts.lock(checkoutId), statedSite);
  if (found.kind === "refused") return found;
  const before = found.value;
  const payment = await repositories.payments.findOfCheckout(before.id);
  if (before.status !== "open" || payment?.status === "succeeded" || payment?.status === "processing")
    return NOT_OPEN;
  const site = sites[before.site];
  const change = await decide(before, repositories, site);
  if (change.kind === "refused") return change;
  const { content, renew, ...patch } = change.value;
  const now = shop.clock.now();
  if (statusOf(before, now) !== "open" && !renew) return NOT_OPEN;

  // What is not changed is as it was quoted; a new quote is at today's terms in all its parts.
  const offer =
    content &&
    offerOf(repositories.previews, site, { ...currentContent(site, before.quote, now), ...content });
  const newOffer = offer && !isSameOffer(offer, before.quote) ? offer : undefined;
  const quote = newOffer
    ? { ...newOffer, version: (await repositories.checkouts.lastQuoteVersion(before.id)) + 1 }
    : before.quote;
  if (newOffer) await repositories.checkouts.insertQuote(before.id, quote);

  // Without a payment nothing is held: a discount that is only looked at takes nobody's away.
  const held =
    payment &&
    (await holdPromo(
      shop,
      repositories,
      before.id,
      countedPromo(before.site, quote.promo, patch.email ?? before.email),
    ));
  if (held?.kind === "refused") return held;
  const decided: Decided = {
    before,
    quote,
    hold: held?.value,
    payment,
    patch: {
      ...patch,
      ...(renew || newOffer ? { expiresAt: new Date(now.getTime() + OFFER_STANDS_MS) } : {}),
    },
  };
  return done(payment && newOffer ? decided : await write(shop, repositories, decided));
};

/** Undefined when somebody else changed the checkout while the provider was being asked; then it is decided anew. */
const writeIfUnchanged = async (
  shop: Shop,
  repositories: Repositories,
  decided: Decided,
): Promise<CheckoutView | undefined> => {
  const now = await repositories.checkouts.lock(decided.before.id);
  const isUnchanged = now?.status === "open" && now.quote.version === decided.before.quote.version;
  return isUnchanged ? write(shop, repositories, decided) : undefined;
};

const write = async (
  { clock }: Pick<Shop, "clock">,
  repositories: Repositories,
  { before, quote, patch, hold, payment }: Decided,
): Promise<CheckoutView> => {
  await repositories.checkouts.patch(before.id, { ...patch, quoteVersion: quote.version });
  // A use that the offer no longer needs goes back, now that no payment at the lower amount is possible.
  if (payment) await repositories.promoUses.release(before.id, hold);
  const after = await repositories.checkouts.find(before.id);
  if (!after) throw new Error("a checkout vanished while it was locked");
  return viewCheckout(repositories, after, clock.now());
};

const isSameOffer = (a: Omit<Quote, "version">, b: Quote): boolean => {
  const comparable = ({ lines, promo, shippingRate, total }: Omit<Quote, "version">) =>
    JSON.stringify([
      lines.map(({ id, quantity, unitPrice, previewKey }) => [id, quantity, unitPrice, previewKey]),
      promo?.code,
      promo?.percent,
      shippingRate?.handle,
      total,
    ]);
  return comparable(a) === comparable(b);
};
