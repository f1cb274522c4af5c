import { listSites, type SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import {
  type PaymentEvent,
  PaymentsRejectedError,
  PaymentsUnavailableError,
} from "../../ports/payments/Payments.ts";
import { findPayments } from "../payments/paymentsOf.ts";
import { receivePaymentEvent } from "../payments/receivePaymentEvent.ts";
import type { Shop } from "../shop.ts";

/** How far back the host's orders are compared with ours. Older ones have been compared many times. */
const LOOK_BACK_MS = 3 * DAY_MS;

/**
 * Finds the payment to which an order of the host belongs, and receives the event for it. An order of our
 * products that belongs to none becomes a payment of its own, which staff review, so that no money stays
 * unnoticed.
 */
export const adoptHostOrder = async (
  shop: Shop,
  site: SiteCode,
  hostOrderId: string,
  { eventId, kind }: Pick<PaymentEvent, "eventId" | "kind">,
): Promise<void> => {
  const payments = findPayments(shop, site);
  const paymentId = await payments?.hostedCheckout?.adoptOrder(hostOrderId);
  if (!payments || paymentId === undefined) return;
  const event = { eventId, paymentId, kind, at: shop.clock.now() };
  await receivePaymentEvent(shop, { provider: payments.provider, site }, event);
};

/**
 * Compares the paid orders of each host that takes the money with our payments, and adopts those of which no
 * event arrived. Several processes may run it at once: an order is adopted once.
 */
export const adoptLostHostOrders = async (shop: Shop): Promise<void> => {
  for (const { code } of listSites(shop.sites())) {
    try {
      await adoptLostOrdersOf(shop, code);
    } catch (error) {
      // Continue: the host of another site may answer.
      const isExpected = error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
      if (!isExpected) throw error;
      shop.background.reportError("compare orders with the host", error);
    }
  }
};

const adoptLostOrdersOf = async (shop: Shop, site: SiteCode): Promise<void> => {
  const hosted = findPayments(shop, site)?.hostedCheckout;
  if (!hosted) return;
  const { hostedCarts, payments } = shop.repositories;
  const now = shop.clock.now().getTime();
  for (const hostOrderId of await hosted.listPaidOrders(new Date(now - LOOK_BACK_MS))) {
    const cart = await hostedCarts.findByHostOrder(site, hostOrderId);
    if (cart && (await payments.find(cart.paymentId))) continue;
    // The id changes every hour, so an event that could not be finished is followed by another one.
    const eventId = `found ${hostOrderId} ${Math.floor(now / HOUR_MS)}`;
    try {
      await adoptHostOrder(shop, site, hostOrderId, { eventId, kind: "succeeded" });
    } catch (error) {
      // One order that the host refuses to show must not hide the money of the others.
      if (!(error instanceof PaymentsRejectedError)) throw error;
      shop.background.reportError("compare an order with the host", error);
    }
  }
};
