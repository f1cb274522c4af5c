import { photosStillToUpload } from "@storywall/domain/design/fill.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { CheckoutRecord, Quote } from "../../ports/Checkouts.ts";
import type { OrderRecord } from "../../ports/Orders.ts";
import type { PaymentFact } from "../../ports/Payments.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { queueOrderMails } from "../mails/queueOrderMails.ts";
import { promoHoldOf } from "../payments/holdPromo.ts";
import type { Shop } from "../shop.ts";

export type Placed =
  | { readonly kind: "order"; readonly order: OrderRecord }
  /** No money has moved, as far as the provider knows. */
  | { readonly kind: "notPaid"; readonly status: PaymentFact["status"] }
  /** Money has moved that fits no quote; a person must look. It is never silently kept and never becomes an order. */
  | { readonly kind: "amountDiffers" }
  | { readonly kind: "unknown" };

/**
 * The one place where orders come from. Woken by complete-checkout, by the provider's event and by the reconciler, as
 * often as they like and all at once: the first makes the order, everyone gets it. Believes nobody but the provider.
 */
export const placeOrder = async (shop: Shop, paymentId: string): Promise<Placed> => {
  const { repositories, payments, clock } = shop;
  const record = await repositories.payments.find(paymentId);
  const checkout = record && (await repositories.checkouts.find(record.checkoutId));
  if (!record || !checkout) return { kind: "unknown" };
  const before = await repositories.orders.findOfCheckout(checkout.id);
  if (before) return { kind: "order", order: before };

  const fact = await payments[checkout.site].retrieve(paymentId);
  if (!fact) return { kind: "unknown" };
  await repositories.payments.save(fact, clock.now());
  if (fact.status !== "succeeded") return { kind: "notPaid", status: fact.status };

  const order = await shop.transaction((inTransaction) => place(shop, inTransaction, fact));
  if (order) {
    shop.mailSender.wake();
    return { kind: "order", order };
  }
  await repositories.payments.markForReview(
    paymentId,
    `paid ${fact.amount} ${fact.currency}, which is not quote ${fact.quoteVersion} of its checkout`,
  );
  return { kind: "amountDiffers" };
};

/** Begins placing without waiting for it. */
export const wakePlacing = (shop: Shop, paymentId: string): void =>
  shop.background.run("place order", () => placeOrder(shop, paymentId));

/** Undefined when the payment does not pay any quote of the checkout. */
const place = async (
  { clock, ids, sites }: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  fact: PaymentFact,
): Promise<OrderRecord | undefined> => {
  // Whoever comes second waits here, and then finds the order; unique(checkout_id) would refuse another.
  const checkout = await repositories.checkouts.lock(fact.checkoutId);
  const already = await repositories.orders.findOfCheckout(fact.checkoutId);
  if (already || !checkout) return already;
  const quote = await repositories.checkouts.findQuote(checkout.id, fact.quoteVersion);
  if (!quote || quote.total !== fact.amount || quote.currency !== fact.currency) return undefined;

  const now = clock.now();
  const number = await repositories.orders.nextNumber(checkout.site);
  const order = newOrder(sites()[checkout.site], checkout, quote, fact, { id: ids.next(), number, now });
  await repositories.orders.insert(order);
  await queueOrderMails({ clock, ids }, repositories, { orderId: order.id, from: null, to: order.status });
  await repositories.checkouts.patch(checkout.id, { status: "completed", quoteVersion: quote.version });
  if (checkout.cartId) await repositories.carts.markOrdered(checkout.cartId, now);
  const hold = promoHoldOf(quote.promo, checkout.email);
  if (hold) await repositories.promoUses.finish({ ...hold, checkoutId: checkout.id, heldAt: now }, order.id);
  await repositories.promoUses.release(checkout.id);
  return order;
};

const newOrder = (
  { orderNumberPrefix }: Site,
  checkout: CheckoutRecord,
  { version: _, ...quote }: Quote,
  fact: PaymentFact,
  { id, number, now }: { readonly id: string; readonly number: number; readonly now: Date },
): OrderRecord => {
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
