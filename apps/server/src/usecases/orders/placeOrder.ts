import { photosStillToUpload } from "@storywall/domain/design/tilePhotos.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { NewOrder, OrderRecord } from "../../ports/orders/Orders.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { closeCart } from "../cart/closeCart.ts";
import { findOrderOfCheckout } from "../checkout/checkoutView.ts";
import { queueOrderMails } from "../mails/queueOrderMails.ts";
import { countedPromo } from "../payments/holdPromo.ts";
import { providerOf } from "../payments/providerOf.ts";
import { refundUnmatched } from "../refunds/refundUnmatched.ts";
import type { Shop } from "../shop.ts";
import type { PlaceOrderResult } from "./placeOrderResult.ts";
import { syncPrintJobs } from "./syncPrintJobs.ts";

/** A payment and its checkout, for whoever has read them just now; what decides is read again under the lock. */
export type PaymentWithCheckout = { readonly payment: PaymentRecord; readonly checkout: CheckoutRecord };

/**
 * The one place where orders come from. Woken by complete-checkout, by the provider's event and by the reconciler, as
 * often as they like and all at once: the first makes the order, everyone gets it. Believes nobody but the provider.
 *
 * Money that has come ends as one order or as one refund, whichever it is decided once, under the checkout's lock: as the
 * order of its own quote, also when the offer has run out since; as a refund when it pays no quote, or when the checkout
 * or its walls have their order by another payment.
 */
export const placeOrder = async (
  shop: Shop,
  paymentId: string,
  known?: PaymentWithCheckout,
): Promise<PlaceOrderResult> => {
  // The event and the browser's return mostly come together, and what one of them has decided holds for both.
  const pending = shop.pendingPlacements.get(paymentId);
  if (pending) {
    const earlier = await pending.catch(() => undefined);
    // "Not paid yet" may have been asked before it was paid.
    if (earlier?.kind === "order" || earlier?.kind === "givenBack") return earlier;
  }
  const placement = verifyAndPlace(shop, paymentId, known);
  shop.pendingPlacements.set(paymentId, placement);
  try {
    return await placement;
  } finally {
    if (shop.pendingPlacements.get(paymentId) === placement) shop.pendingPlacements.delete(paymentId);
  }
};

const verifyAndPlace = async (
  shop: Shop,
  paymentId: string,
  known?: PaymentWithCheckout,
): Promise<PlaceOrderResult> => {
  const { repositories, clock } = shop;
  const record = known?.payment ?? (await repositories.payments.find(paymentId));
  const checkout = known?.checkout ?? (record && (await repositories.checkouts.find(record.checkoutId)));
  if (!record || !checkout) return { kind: "unknown" };
  // Nothing has been decided about money of which nobody here has heard.
  if (isFinal(record)) {
    const order = await repositories.orders.findByCheckout(checkout.id);
    const earlier = await findEarlierPlacement(repositories, record, order);
    if (earlier) return earlier;
  }

  const providerPayment = await providerOf(shop, checkout.site, record)?.retrieve(paymentId);
  if (!providerPayment) return { kind: "unknown" };
  await repositories.payments.save(providerPayment, clock.now());
  if (providerPayment.status !== "succeeded") return { kind: "notPaid", status: providerPayment.status };

  const placed = await shop.transaction((inTransaction) =>
    placeOrRefund(shop, inTransaction, record.checkoutId, providerPayment),
  );
  shop.mailSender.wake();
  if (placed.kind === "givenBack") shop.refundSender.wake();
  return placed;
};

/** Begins placing without waiting for it. */
export const placeOrderInBackground = (shop: Shop, paymentId: string): void =>
  shop.background.run("place order", () => placeOrder(shop, paymentId));

const isFinal = ({ status }: PaymentRecord): boolean => status === "succeeded" || status === "canceled";

type FinalPlacement = Extract<PlaceOrderResult, { kind: "order" | "givenBack" }>;

const findEarlierPlacement = async (
  { refunds }: Pick<Repositories, "refunds">,
  payment: Pick<ProviderPayment, "id">,
  order: OrderRecord | undefined,
): Promise<FinalPlacement | undefined> => {
  if (order?.paymentId === payment.id) return { kind: "order", order };
  const isGivenBack = (await refunds.findByPayment(payment.id)).some(({ orderId }) => orderId === null);
  return isGivenBack ? { kind: "givenBack" } : undefined;
};

const placeOrRefund = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  checkoutId: string,
  providerPayment: ProviderPayment,
): Promise<FinalPlacement> => {
  // Whoever comes second waits here, and then finds what was decided; unique(checkout_id) would refuse another order.
  const checkout = await repositories.checkouts.lock(checkoutId);
  if (!checkout) throw new Error("a checkout vanished");
  const order = await findOrderOfCheckout(repositories, checkout);
  const earlier = await findEarlierPlacement(repositories, providerPayment, order);
  if (earlier) return earlier;
  const quote = await findPaidQuote(repositories, checkout, providerPayment, order);
  if (typeof quote === "string") {
    await refundUnmatched(shop, repositories, { payment: providerPayment, checkout, reason: quote });
    return { kind: "givenBack" };
  }
  return { kind: "order", order: await insertOrder(shop, repositories, checkout, quote, providerPayment) };
};

/** The quote that this money pays for; otherwise, in words for the owner, why it pays for none. */
const findPaidQuote = async (
  { orders, checkouts }: Repositories,
  checkout: CheckoutRecord,
  providerPayment: ProviderPayment,
  otherOrder: OrderRecord | undefined,
): Promise<Quote | string> => {
  const paid = `paid ${providerPayment.amount} ${providerPayment.currency}`;
  if (otherOrder) return `${paid} beside the payment of order ${otherOrder.number}`;
  if (providerPayment.checkoutId !== checkout.id) return `${paid} for a checkout that it was not made for`;
  const currentQuote = checkout.quote.version === providerPayment.quoteVersion ? checkout.quote : undefined;
  const quote = currentQuote ?? (await checkouts.findQuote(checkout.id, providerPayment.quoteVersion));
  if (!quote || quote.total !== providerPayment.amount || quote.currency !== providerPayment.currency)
    return `${paid}, which is not quote ${providerPayment.quoteVersion} of its checkout`;
  // The same cart through two checkouts, both paid: a line becomes a line of at most one order.
  const isOrdered = await orders.hasAnyLine(quote.lines.map(({ id }) => id));
  return isOrdered ? `${paid} for walls that another checkout has ordered` : quote;
};

const insertOrder = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  checkout: CheckoutRecord,
  quote: Quote,
  providerPayment: ProviderPayment,
): Promise<OrderRecord> => {
  const now = shop.clock.now();
  const site = shop.sites()[checkout.site];
  if (checkout.cartId) await closeCart(shop, repositories, checkout.cartId, quote);
  // The site's other orders wait for its row from here on, so that nothing is asked after it that could come before.
  const number = await repositories.orders.allocateNumber(checkout.site);
  const order = createNewOrder(site, checkout, quote, providerPayment, { id: shop.ids.next(), number, now });
  await repositories.orders.insert(order);
  await queueOrderMails(shop, repositories, { orderId: order.id, from: null, to: order.status });
  await syncPrintJobs(shop, repositories, order);
  await repositories.checkouts.markCompleted(checkout.id, quote.version);
  const promo = countedPromo(checkout.site, quote.promo, checkout.email);
  if (promo) {
    await repositories.promoUses.finalize(promo, { checkoutId: checkout.id, heldAt: now }, order.id);
  }
  await repositories.promoUses.release(checkout.id);
  return { ...order, tracking: null, refunded: minor(0), changes: [] };
};

const createNewOrder = (
  { orderNumberPrefix }: Site,
  checkout: CheckoutRecord,
  { version: _, ...quote }: Quote,
  providerPayment: ProviderPayment,
  { id, number, now }: { readonly id: string; readonly number: number; readonly now: Date },
): NewOrder => {
  // Nobody can pay without them (createPaymentIntent), and they cannot be taken back.
  if (checkout.email === null || checkout.shippingAddress === null) {
    throw new Error("a checkout was paid without an e-mail address or a delivery address");
  }
  const isAwaitingPhotos = quote.lines.some(({ design }) => photosStillToUpload(design) > 0);
  const status = isAwaitingPhotos ? "awaiting_photos" : "placed";
  return {
    ...quote,
    id,
    number: `${orderNumberPrefix}-${ORDER_NUMBER_OFFSET + number}`,
    site: checkout.site,
    checkoutId: checkout.id,
    cartId: checkout.cartId,
    paymentId: providerPayment.id,
    status,
    email: checkout.email,
    shippingAddress: checkout.shippingAddress,
    history: [{ status, at: now, actor: "shopper" }],
    createdAt: now,
    finalizedAt: null,
  };
};

/** The first order is 10001: one length for many years, and nobody reads from it that the shop is new. */
const ORDER_NUMBER_OFFSET = 10_000;
