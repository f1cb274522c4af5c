import { photosStillToUpload } from "@storywall/domain/design/fill.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { NewOrder, OrderRecord } from "../../ports/orders/Orders.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentFact } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { closeCart } from "../cart/closeCart.ts";
import { orderOf } from "../checkout/checkoutView.ts";
import { queueOrderMails } from "../mails/queueOrderMails.ts";
import { countedPromo } from "../payments/holdPromo.ts";
import { providerOf } from "../payments/providerOf.ts";
import { giveBack } from "../refunds/giveBack.ts";
import type { Shop } from "../shop.ts";
import { keepPrintJobs } from "./printing.ts";

export type Placed =
  | { readonly kind: "order"; readonly order: OrderRecord }
  /** No money has moved, as far as the provider knows. */
  | { readonly kind: "notPaid"; readonly status: PaymentFact["status"] }
  /** Money came that buys nothing, and goes back. It is never silently kept and never becomes an order. */
  | { readonly kind: "givenBack" }
  | { readonly kind: "unknown" };

/** A payment and its checkout, for whoever has read them just now; what decides is read again under the lock. */
export type Paid = { readonly payment: PaymentRecord; readonly checkout: CheckoutRecord };

/**
 * The one place where orders come from. Woken by complete-checkout, by the provider's event and by the reconciler, as
 * often as they like and all at once: the first makes the order, everyone gets it. Believes nobody but the provider.
 *
 * Money that has come ends as one order or as one refund, whichever it is decided once, under the checkout's lock: as the
 * order of its own quote, also when the offer has run out since; as a refund when it pays no quote, or when the checkout
 * or its walls have their order by another payment.
 */
export const placeOrder = async (shop: Shop, paymentId: string, known?: Paid): Promise<Placed> => {
  // The event and the browser's return mostly come together, and what one of them has decided holds for both.
  const underWay = shop.placings.get(paymentId);
  if (underWay) {
    const theirs = await underWay.catch(() => undefined);
    // "Not paid yet" may have been asked before it was paid.
    if (theirs?.kind === "order" || theirs?.kind === "givenBack") return theirs;
  }
  const ours = askAndPlace(shop, paymentId, known);
  shop.placings.set(paymentId, ours);
  try {
    return await ours;
  } finally {
    if (shop.placings.get(paymentId) === ours) shop.placings.delete(paymentId);
  }
};

const askAndPlace = async (shop: Shop, paymentId: string, known?: Paid): Promise<Placed> => {
  const { repositories, clock } = shop;
  const record = known?.payment ?? (await repositories.payments.find(paymentId));
  const checkout = known?.checkout ?? (record && (await repositories.checkouts.find(record.checkoutId)));
  if (!record || !checkout) return { kind: "unknown" };
  // Nothing has been decided about money of which nobody here has heard.
  if (isOver(record)) {
    const order = await repositories.orders.findOfCheckout(checkout.id);
    const before = await decidedBefore(repositories, record, order);
    if (before) return before;
  }

  const fact = await providerOf(shop, checkout.site, record)?.retrieve(paymentId);
  if (!fact) return { kind: "unknown" };
  await repositories.payments.save(fact, clock.now());
  if (fact.status !== "succeeded") return { kind: "notPaid", status: fact.status };

  const placed = await shop.transaction((inTransaction) =>
    settle(shop, inTransaction, record.checkoutId, fact),
  );
  shop.mailSender.wake();
  if (placed.kind === "givenBack") shop.refundSender.wake();
  return placed;
};

/** Begins placing without waiting for it. */
export const wakePlacing = (shop: Shop, paymentId: string): void =>
  shop.background.run("place order", () => placeOrder(shop, paymentId));

const isOver = ({ status }: PaymentRecord): boolean => status === "succeeded" || status === "canceled";

type Settled = Extract<Placed, { kind: "order" | "givenBack" }>;

const decidedBefore = async (
  { refunds }: Pick<Repositories, "refunds">,
  payment: Pick<PaymentFact, "id">,
  order: OrderRecord | undefined,
): Promise<Settled | undefined> => {
  if (order?.paymentId === payment.id) return { kind: "order", order };
  const isGivenBack = (await refunds.findOfPayment(payment.id)).some(({ orderId }) => orderId === null);
  return isGivenBack ? { kind: "givenBack" } : undefined;
};

const settle = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  checkoutId: string,
  fact: PaymentFact,
): Promise<Settled> => {
  // Whoever comes second waits here, and then finds what was decided; unique(checkout_id) would refuse another order.
  const checkout = await repositories.checkouts.lock(checkoutId);
  if (!checkout) throw new Error("a checkout vanished");
  const order = await orderOf(repositories, checkout);
  const before = await decidedBefore(repositories, fact, order);
  if (before) return before;
  const quote = await payableQuote(repositories, checkout, fact, order);
  if (typeof quote === "string") {
    await giveBack(shop, repositories, { payment: fact, checkout, reason: quote });
    return { kind: "givenBack" };
  }
  return { kind: "order", order: await place(shop, repositories, checkout, quote, fact) };
};

/** The quote that this money pays for; otherwise, in words for the owner, why it pays for none. */
const payableQuote = async (
  { orders, checkouts }: Repositories,
  checkout: CheckoutRecord,
  fact: PaymentFact,
  other: OrderRecord | undefined,
): Promise<Quote | string> => {
  const paid = `paid ${fact.amount} ${fact.currency}`;
  if (other) return `${paid} beside the payment of order ${other.number}`;
  if (fact.checkoutId !== checkout.id) return `${paid} for a checkout that it was not made for`;
  const standing = checkout.quote.version === fact.quoteVersion ? checkout.quote : undefined;
  const quote = standing ?? (await checkouts.findQuote(checkout.id, fact.quoteVersion));
  if (!quote || quote.total !== fact.amount || quote.currency !== fact.currency)
    return `${paid}, which is not quote ${fact.quoteVersion} of its checkout`;
  // The same cart through two checkouts, both paid: a line becomes a line of at most one order.
  const isOrdered = await orders.hasLine(quote.lines.map(({ id }) => id));
  return isOrdered ? `${paid} for walls that another checkout has ordered` : quote;
};

const place = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  checkout: CheckoutRecord,
  quote: Quote,
  fact: PaymentFact,
): Promise<OrderRecord> => {
  const now = shop.clock.now();
  const site = shop.sites()[checkout.site];
  if (checkout.cartId) await closeCart(shop, repositories, checkout.cartId, quote);
  // The site's other orders wait for its row from here on, so that nothing is asked after it that could come before.
  const number = await repositories.orders.nextNumber(checkout.site);
  const order = newOrder(site, checkout, quote, fact, { id: shop.ids.next(), number, now });
  await repositories.orders.insert(order);
  await queueOrderMails(shop, repositories, { orderId: order.id, from: null, to: order.status });
  await keepPrintJobs(shop, repositories, order);
  await repositories.checkouts.complete(checkout.id, quote.version);
  const promo = countedPromo(checkout.site, quote.promo, checkout.email);
  if (promo) {
    await repositories.promoUses.finish(promo, { checkoutId: checkout.id, heldAt: now }, order.id);
  }
  await repositories.promoUses.release(checkout.id);
  return { ...order, tracking: null, refunded: minor(0), changes: [] };
};

const newOrder = (
  { orderNumberPrefix }: Site,
  checkout: CheckoutRecord,
  { version: _, ...quote }: Quote,
  fact: PaymentFact,
  { id, number, now }: { readonly id: string; readonly number: number; readonly now: Date },
): NewOrder => {
  // Nobody can pay without them (createPaymentIntent), and they cannot be taken back.
  if (checkout.email === null || checkout.shippingAddress === null) {
    throw new Error("a checkout was paid without an e-mail address or a delivery address");
  }
  const waitsForPhotos = quote.lines.some(({ design }) => photosStillToUpload(design) > 0);
  const status = waitsForPhotos ? "awaiting_photos" : "placed";
  return {
    ...quote,
    id,
    number: `${orderNumberPrefix}-${FIRST_NUMBER + number}`,
    site: checkout.site,
    checkoutId: checkout.id,
    cartId: checkout.cartId,
    paymentId: fact.id,
    status,
    email: checkout.email,
    shippingAddress: checkout.shippingAddress,
    history: [{ status, at: now, actor: "shopper" }],
    createdAt: now,
    finalizedAt: null,
  };
};

/** The first order is 10001: one length for many years, and nobody reads from it that the shop is new. */
const FIRST_NUMBER = 10_000;
