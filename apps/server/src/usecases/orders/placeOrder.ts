import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { initialOrderState } from "@storywall/domain/orders/orderStates.ts";
import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { CheckoutRecord, Quote } from "../../ports/checkout/Checkouts.ts";
import type { NewOrder, OrderRecord } from "../../ports/orders/Orders.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { closeCart } from "../cart/closeCart.ts";
import { findOrderOfCheckout } from "../checkout/checkoutView.ts";
import { queueOrderMails } from "../mails/queueOrderMails.ts";
import { notifyStaff } from "../notices/notifyStaff.ts";
import { toLimitedPromo } from "../payments/holdPromo.ts";
import { providerOf } from "../payments/providerOf.ts";
import { refundUnmatched } from "../refunds/refundUnmatched.ts";
import { saveAndStopIfRefundedElsewhere } from "../refunds/stopPayment.ts";
import type { Shop } from "../shop.ts";
import type { PlaceOrderResult } from "./placeOrderResult.ts";
import { syncPrintJobs } from "./syncPrintJobs.ts";

/** A payment and its checkout that the caller has just read. What decides is read again under the checkout's lock. */
export type PaymentWithCheckout = { readonly payment: PaymentRecord; readonly checkout: CheckoutRecord };

/**
 * Places the order of a payment, or refunds the payment. Orders are made nowhere else. Called by complete-checkout, by
 * the provider's event and by the reconciler, any number of times and concurrently: the first call makes the order, and
 * all of them return it. Trusts only what the provider says of the payment.
 *
 * Each received payment ends as exactly one order or one refund, which is decided once, under the checkout's lock. It
 * is the order of the payment's own quote, even when that quote has expired since. It is a refund when the payment
 * matches no quote, or when the checkout or its walls already have an order by another payment. A payment of which any
 * money went back at the provider itself, or at the bank, becomes neither: it is stopped, and a person reviews it.
 */
export const placeOrder = async (
  shop: Shop,
  paymentId: string,
  known?: PaymentWithCheckout,
): Promise<PlaceOrderResult> => {
  // The event and the browser's return mostly arrive together, and the decision of one holds for both.
  const pending = shop.pendingPlacements.get(paymentId);
  if (pending) {
    const earlier = await pending.catch(() => undefined);
    // An earlier "unpaid" may be older than the payment, so it is checked again.
    if (earlier && isDecided(earlier)) return earlier;
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
  // Only a payment that is final in our records can have been decided already.
  if (isFinal(record)) {
    const order = await repositories.orders.findByCheckout(checkout.id);
    const earlier = await findEarlierPlacement(repositories, record, order);
    if (earlier) return earlier;
  }
  if (record.stoppedAt) return STOPPED;

  const providerPayment = await providerOf(shop, checkout.site, record)?.retrieve(paymentId);
  if (!providerPayment) return { kind: "unknown" };
  if (providerPayment.refunded === 0) {
    await repositories.payments.save(providerPayment, clock.now());
    if (providerPayment.status !== "succeeded") return { kind: "unpaid", status: providerPayment.status };
  }
  const placed = await shop.transaction((inTransaction) =>
    placeOrRefund(shop, inTransaction, record.checkoutId, providerPayment),
  );
  shop.mailSender.wake();
  if (placed.kind === "refunded") shop.refundSender.wake();
  return placed;
};

/** Starts placing the order and does not wait for it. */
export const placeOrderInBackground = (shop: Shop, paymentId: string): void =>
  shop.background.run("place order", () => placeOrder(shop, paymentId));

const isFinal = ({ status }: PaymentRecord): boolean => status === "succeeded" || status === "canceled";

type FinalPlacement = Extract<PlaceOrderResult, { kind: "order" | "refunded" | "stopped" }>;

const isDecided = ({ kind }: PlaceOrderResult): boolean =>
  kind === "order" || kind === "refunded" || kind === "stopped";

const STOPPED = { kind: "stopped" } as const;

const findEarlierPlacement = async (
  { refunds }: Pick<Repositories, "refunds">,
  payment: Pick<ProviderPayment, "id">,
  order: OrderRecord | undefined,
): Promise<FinalPlacement | undefined> => {
  if (order?.paymentId === payment.id) return { kind: "order", order };
  const isRefunded = (await refunds.findByPayment(payment.id)).some(({ orderId }) => orderId === null);
  return isRefunded ? { kind: "refunded" } : undefined;
};

const placeOrRefund = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  checkoutId: string,
  providerPayment: ProviderPayment,
): Promise<FinalPlacement> => {
  // A concurrent call waits here, then finds the decision. The constraint unique(checkout_id) would reject a second
  // order.
  const checkout = await repositories.checkouts.lock(checkoutId);
  if (!checkout) throw new Error(`Checkout ${checkoutId} of a payment is missing`);
  if (providerPayment.refunded > 0) {
    // Here and not before: a payment that has ended is checked no more, so it must not end without being stopped.
    await saveAndStopIfRefundedElsewhere(shop, repositories, checkoutId, providerPayment);
  }
  const order = await findOrderOfCheckout(repositories, checkout);
  const earlier = await findEarlierPlacement(repositories, providerPayment, order);
  if (earlier) return earlier;
  // Read here, since a concurrent call may have a newer answer of the provider than this one.
  const isStopped = (await repositories.payments.find(providerPayment.id))?.stoppedAt;
  if (isStopped || providerPayment.refunded > 0) return STOPPED;
  const quote = await findPaidQuote(repositories, checkout, providerPayment, order);
  if (typeof quote === "string") {
    await refundUnmatched(shop, repositories, { payment: providerPayment, checkout, reason: quote });
    return { kind: "refunded" };
  }
  return { kind: "order", order: await insertOrder(shop, repositories, checkout, quote, providerPayment) };
};

/** Returns the quote that the payment pays for, or a sentence for the owner that says why it pays for none. */
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
  // The same cart may be paid through two checkouts, and a line becomes a line of at most one order.
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
  const site = ofSite(shop.sites(), checkout.site);
  if (checkout.cartId) await closeCart(shop, repositories, checkout.cartId, quote);
  // Locks the site's counter: its other orders wait from here on. So everything that can be done before it comes
  // before.
  const number = await repositories.orders.allocateNumber(checkout.site);
  const order = createNewOrder(site, checkout, quote, providerPayment, { id: shop.ids.next(), number, now });
  await repositories.orders.insert(order);
  await queueOrderMails(shop, repositories, { orderId: order.id, from: null, to: order.status });
  const notice = {
    kind: "order",
    subjectId: order.id,
    occasion: `order ${order.id}`,
    site: site.code,
  } as const;
  await notifyStaff(shop, repositories, notice);
  await syncPrintJobs(shop, repositories, order);
  await repositories.checkouts.markCompleted(checkout.id, quote.version);
  const promo = toLimitedPromo(checkout.site, quote.promo, checkout.email);
  if (promo) {
    await repositories.promoUses.finalize(promo, { checkoutId: checkout.id, heldAt: now }, order.id);
  }
  await repositories.promoUses.releaseAllExcept(checkout.id);
  const fresh = {
    tracking: null,
    refunded: minor(0),
    changes: [],
    openQuestions: [],
    stoppedAt: null,
  } as const;
  return { ...order, ...fresh, heldAt: null, holdReason: null, photosGoneAt: null };
};

const createNewOrder = (
  { orderNumberPrefix }: Site,
  checkout: CheckoutRecord,
  { version: _, ...quote }: Quote,
  providerPayment: ProviderPayment,
  { id, number, now }: { readonly id: string; readonly number: number; readonly now: Date },
): NewOrder => {
  // createPaymentIntent requires both before a payment can begin, and they cannot be removed afterwards.
  if (checkout.email === null || checkout.shippingAddress === null) {
    throw new Error(`Checkout ${checkout.id} was paid without an e-mail address or a delivery address`);
  }
  const isAwaitingPhotos = quote.lines.some(({ design }) => countEmptyTiles(design) > 0);
  const status = initialOrderState(isAwaitingPhotos);
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

/** The first order is 10001: numbers keep one length for many years, and do not show that the shop is new. */
const ORDER_NUMBER_OFFSET = 10_000;
