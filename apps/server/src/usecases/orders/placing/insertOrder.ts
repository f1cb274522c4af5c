import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { initialOrderState } from "@storywall/domain/orders/orderStates.ts";
import { termsOf } from "@storywall/domain/orders/orderTerms.ts";
import type { Address } from "@storywall/domain/sites/address.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { CheckoutRecord } from "../../../ports/checkout/Checkouts.ts";
import type { NewOrder, OrderRecord } from "../../../ports/orders/Orders.ts";
import type { ProviderPayment } from "../../../ports/payments/Payments.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import { closeCart } from "../../cart/closeCart.ts";
import { type AdoptedAddress, adoptHostAddress } from "../../commerce/adoptHostAddress.ts";
import { holdForBuyer, NO_HOLD } from "../../commerce/holdForBuyer.ts";
import { recordHostChoices } from "../../commerce/recordHostChoices.ts";
import { queueOrderMails } from "../../mails/queueOrderMails.ts";
import { notifyStaff } from "../../notices/notifyStaff.ts";
import { toLimitedPromo } from "../../payments/holdPromo.ts";
import type { Shop } from "../../shop.ts";
import { isSameAddress } from "../changeOrderAddress.ts";
import { syncPrintJobs } from "../syncPrintJobs.ts";
import type { PaidQuote } from "./findPaidQuote.ts";

/** A payment that pays for an order, with all data for making that order. */
export type PaidPurchase = {
  readonly checkout: CheckoutRecord;
  readonly paid: PaidQuote;
  readonly payment: ProviderPayment;
  /** True when the buyer has changed the checkout since this payment was created. */
  readonly isOutdated: boolean;
};

/**
 * Inserts the order of a purchase with everything that belongs to it: mails, notices, print jobs and the use of
 * a promo code. The caller holds the checkout's lock and has checked that the payment has no order yet.
 */
export const insertOrder = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  site: Site,
  purchase: PaidPurchase,
): Promise<OrderRecord> => {
  const now = shop.clock.now();
  const { checkout, paid } = purchase;
  const { quote } = paid;
  const delivery = adoptAddress(site, purchase);
  if (checkout.cartId) await closeCart(shop, repositories, checkout.cartId, quote);
  // This locks the site's counter, so other orders of the site wait from here on. Everything that can be done
  // earlier is therefore done before it.
  const number = await repositories.orders.allocateNumber(checkout.site);
  const id = shop.ids.next();
  const order = createNewOrder(site, purchase, delivery.address, { id, number, now });
  await repositories.orders.insert(order);
  await queueOrderMails(shop, repositories, { orderId: order.id, from: null, to: order.status });
  const notice = {
    kind: "order",
    subjectId: order.id,
    dedupeKey: `order ${order.id}`,
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
    waitingSince: null,
    waitedSeconds: 0,
  } as const;
  await recordHostChoices(shop, repositories, order, {
    hasNewAddress: !isSameAddress(delivery.address, checkout.shippingAddress ?? {}),
    hasNewDelivery: paid.isChanged,
  });
  const reasons = [delivery.reviewReason, paid.reviewReason].filter((reviewReason) => reviewReason !== null);
  const hold = reasons.length > 0 ? await holdForBuyer(shop, repositories, order, reasons) : NO_HOLD;
  return { ...order, ...fresh, ...hold, photosGoneAt: null };
};

const adoptAddress = (site: Site, { checkout, payment, isOutdated }: PaidPurchase): AdoptedAddress => {
  // createPaymentIntent requires it before a payment can begin, and it cannot be removed afterwards.
  if (checkout.shippingAddress === null)
    throw new Error(`Checkout ${checkout.id} was paid without a delivery address`);
  return adoptHostAddress(site, checkout.shippingAddress, payment.deliveryAddress, { isOutdated });
};

const createNewOrder = (
  site: Site,
  { checkout, paid, payment }: PaidPurchase,
  shippingAddress: Address,
  { id, number, now }: { readonly id: string; readonly number: number; readonly now: Date },
): NewOrder => {
  // Like the address, it is required before a payment can begin.
  if (checkout.email === null) throw new Error(`Checkout ${checkout.id} was paid without an email address`);
  const { version: _, ...quote } = paid.quote;
  const isAwaitingPhotos = quote.lines.some(({ design }) => countEmptyTiles(design) > 0);
  const status = initialOrderState(isAwaitingPhotos);
  return {
    ...quote,
    id,
    number: `${site.orderNumberPrefix}-${ORDER_NUMBER_OFFSET + number}`,
    site: checkout.site,
    checkoutId: checkout.id,
    cartId: checkout.cartId,
    paymentId: payment.id,
    status,
    email: checkout.email,
    shippingAddress,
    history: [{ status, at: now, actor: "shopper" }],
    terms: termsOf(site),
    createdAt: now,
    finalizedAt: null,
  };
};

/** The first order is 10001: numbers keep one length for many years, and do not show that the shop is new. */
const ORDER_NUMBER_OFFSET = 10_000;
