import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { checkRefunds } from "../refunds/checkRefunds.ts";
import type { Shop } from "../shop.ts";
import { disputeEventId } from "./disputeEventId.ts";
import { receivePaymentEvent } from "./receivePaymentEvent.ts";

/**
 * How long after the last step of an order its payment is still polled: a finished order is no longer printed.
 */
const POLLED_AFTER_ORDER_MS = 14 * DAY_MS;
/** An order is printed some hours after its payment, so a refund must be known by then. */
const MIN_INTERVAL_MS = HOUR_MS;
const MAX_INTERVAL_MS = 12 * HOUR_MS;
const MAX_STOPPED = 1000;
/** Maximum number in each run, so that these requests leave room for those that a shopper waits for. */
const BATCH_SIZE = 25;

/**
 * Returns the payments of orders that are due for a poll about refunds, after ending the polls of old orders.
 */
export const findDueOrderedPayments = async ({
  repositories: { payments },
  clock,
}: Pick<Shop, "repositories" | "clock">): Promise<readonly PaymentRecord[]> => {
  const now = clock.now();
  const ordersOverBefore = new Date(now.getTime() - POLLED_AFTER_ORDER_MS);
  await payments.stopChecksOfOrdered({ now, ordersOverBefore }, MAX_STOPPED);
  return payments.findOrderedDueForCheck(now, BATCH_SIZE);
};

/**
 * Asks the provider whether the payment of an order was refunded there or is disputed, in case the event was
 * lost: hourly in the first hours, then less and less often, at last twice a day. That is about seventy
 * requests in a month.
 */
export const pollOrderedPayment = async (shop: Shop, payment: PaymentRecord): Promise<void> => {
  const { payments, checkouts } = shop.repositories;
  const now = shop.clock.now();
  const age = now.getTime() - payment.createdAt.getTime();
  const isNew = age < MIN_INTERVAL_MS;
  const interval = isNew ? MIN_INTERVAL_MS - age : clamp(age / 4, MIN_INTERVAL_MS, MAX_INTERVAL_MS);
  // Scheduled first, so that a payment that fails every time does not block the others.
  await payments.scheduleCheck(payment.id, new Date(now.getTime() + interval));
  const checkout = isNew ? undefined : await checkouts.find(payment.checkoutId);
  if (!checkout) return;
  const { disputeIds = [] } = (await checkRefunds(shop, { payment, checkout })) ?? {};
  for (const disputeId of disputeIds) {
    const event = {
      eventId: disputeEventId(disputeId),
      paymentId: payment.id,
      kind: "disputed",
      at: now,
    } as const;
    await receivePaymentEvent(shop, { provider: payment.provider, site: checkout.site }, event);
  }
};
