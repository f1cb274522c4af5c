import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { HostEvent } from "../../ports/commerce/CommerceHost.ts";
import type { PaymentEventKind } from "../../ports/payments/Payments.ts";
import { disputeEventId } from "../payments/disputeEventId.ts";
import { findPayments } from "../payments/paymentsOf.ts";
import { receivePaymentEvent } from "../payments/receivePaymentEvent.ts";
import type { Shop } from "../shop.ts";
import { adoptHostOrder } from "./adoptHostOrders.ts";

/** Topics of events about money, for hosts that take it. */
const PAYMENT_EVENT_KINDS: Readonly<Record<string, PaymentEventKind>> = {
  "orders/create": "processing",
  "orders/paid": "succeeded",
  "orders/cancelled": "refunded",
  "refunds/create": "refunded",
  "disputes/create": "disputed",
  "disputes/update": "disputed",
};

/**
 * Stores an event of a commerce host and marks its order, in one transaction, then starts to compare both sides. An
 * event that was received before changes nothing, and one of an order that is not ours has no effect.
 */
export const receiveHostEvent = async (shop: Shop, site: SiteCode, hostEvent: HostEvent): Promise<void> => {
  await receiveHostPayment(shop, site, hostEvent);
  const { eventId, topic, orderId: hostOrderId } = hostEvent;
  const event = { site, eventId, topic, hostOrderId, receivedAt: shop.clock.now() };
  const isNew = await shop.transaction(({ commerceMirrors }) => commerceMirrors.receiveEvent(event));
  if (isNew) shop.mirrorSender.wake();
};

/**
 * Stores the event as one of a payment, when the host takes the money: then its order is placed here. For an
 * order that names no cart of ours, the host is asked in the background.
 */
const receiveHostPayment = async (
  shop: Shop,
  site: SiteCode,
  { eventId, topic, orderId, cartToken, disputeId }: HostEvent,
): Promise<void> => {
  const kind = PAYMENT_EVENT_KINDS[topic];
  const payments = findPayments(shop, site);
  if (!kind || !payments?.hostedCheckout) return;
  const { hostedCarts } = shop.repositories;
  const cart = await hostedCarts.findOfOrder(site, orderId, cartToken);
  const paymentEventId = disputeId === null ? `${topic} ${eventId}` : disputeEventId(disputeId);
  if (!cart) {
    shop.background.run("adopt an order of the host", () =>
      adoptHostOrder(shop, site, orderId, { eventId: paymentEventId, kind }),
    );
    return;
  }
  // Saved now, since the host's search finds an order only later.
  await hostedCarts.saveHostOrder(site, cart.paymentId, orderId);
  const event = { eventId: paymentEventId, paymentId: cart.paymentId, kind, at: shop.clock.now() };
  await receivePaymentEvent(shop, { provider: payments.provider, site }, event);
};
