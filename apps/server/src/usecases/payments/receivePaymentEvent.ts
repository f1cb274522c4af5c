import { backoffByAgeMs } from "@storywall/domain/time/backoff.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { EventSource, ProviderEvent } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentEvent } from "../../ports/payments/Payments.ts";
import { type PaymentWithCheckout, placeOrder } from "../orders/placing/placeOrder.ts";
import { checkRefunds } from "../refunds/checkRefunds.ts";
import { stopPayment } from "../refunds/stopPayment.ts";
import type { Shop } from "../shop.ts";
import { adoptPayment } from "./adoptPayment.ts";
import { cancelAfterDeclines } from "./declineLimit.ts";

/**
 * Stores a provider's event and starts to process it in the background. The caller answers the provider after
 * the event is stored, so no event is lost. An event that was received before changes nothing. `known` is the
 * payment of the event, if the caller has just read it.
 */
export const receivePaymentEvent = async (
  shop: Shop,
  { provider, site }: EventSource,
  { eventId, paymentId, kind }: PaymentEvent,
  known?: PaymentWithCheckout,
): Promise<void> => {
  const event = { provider, site, eventId, paymentId, kind, receivedAt: shop.clock.now() };
  const isNew = await shop.repositories.payments.insertEvent(event, nextAttemptAt(event, event.receivedAt));
  if (isNew) shop.background.run("payment event", () => processEvent(shop, event, known));
};

/**
 * An event may arrive before the row of its payment is written. After this time the row counts as missing, and the
 * provider is asked whose payment it is.
 */
const ADOPTION_DELAY_MS = MINUTE_MS;
/**
 * A payment that the provider does not report as ours by this time belongs to another program with this
 * account.
 */
const UNKNOWN_PAYMENT_GRACE_MS = HOUR_MS;

const BACKOFF = { minMs: 30 * SECOND_MS, maxMs: HOUR_MS } as const;

/** Returns when the event is due again, unless the current attempt finishes it. */
const nextAttemptAt = ({ receivedAt }: ProviderEvent, now: Date): Date => {
  const ageMs = now.getTime() - receivedAt.getTime();
  return new Date(now.getTime() + backoffByAgeMs(ageMs, BACKOFF));
};

/** Processes an event whose earlier attempts did not finish. */
export const retryEvent = async (shop: Shop, event: ProviderEvent): Promise<void> => {
  // Scheduled first, so that an event that fails every time does not block the others.
  await shop.repositories.payments.rescheduleEvent(event, nextAttemptAt(event, shop.clock.now()));
  await processEvent(shop, event);
};

/** Processes an event. It is only a reason to ask the provider: nothing else in it is trusted. Safe to repeat. */
const processEvent = async (shop: Shop, event: ProviderEvent, known?: PaymentWithCheckout): Promise<void> => {
  const { payments } = shop.repositories;
  const age = shop.clock.now().getTime() - event.receivedAt.getTime();
  let found = known ?? (await findPaymentWithCheckout(shop, event.paymentId));
  if (!found && age >= ADOPTION_DELAY_MS && (await adoptPayment(shop, event, event.paymentId))) {
    found = await findPaymentWithCheckout(shop, event.paymentId);
  }
  if (!found && age < UNKNOWN_PAYMENT_GRACE_MS) return;
  // The webhook secret tells the site and provider of an event, which counts only for their payments.
  if (found?.checkout.site === event.site && found.payment.provider === event.provider) {
    await applyEvent(shop, found, event);
  }
  await payments.markEventDone(event, shop.clock.now());
};

/** Returns one of our payments with its checkout; every payment has one. */
const findPaymentWithCheckout = async (
  { repositories: { payments, checkouts } }: Shop,
  paymentId: string,
): Promise<PaymentWithCheckout | undefined> => {
  const payment = await payments.find(paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  return checkout && { payment, checkout };
};

const applyEvent = async (
  shop: Shop,
  found: PaymentWithCheckout,
  { kind, eventId }: ProviderEvent,
): Promise<void> => {
  const { payment, checkout } = found;
  // Before anything is placed: the provider's payment does not show that the bank has taken its money back.
  if (kind === "disputed") {
    await shop.transaction(async (repositories) => {
      await repositories.checkouts.lock(checkout.id);
      await stopPayment(shop, repositories, payment, `disputed at the bank (${eventId})`);
    });
  }
  await placeOrder(shop, payment.id, found);
  switch (kind) {
    case "declined":
      return cancelAfterDeclines(shop, checkout);
    case "refunded":
    case "disputed":
      await checkRefunds(shop, found);
      return;
    case "succeeded":
    case "processing":
    case "canceled":
      return;
  }
};

/**
 * Receives an event of the built-in test provider, which runs in this process and has payments of every site. A
 * failure is logged and not thrown: such an event may be lost, like that of any provider.
 */
export const receiveTestEvent = async (shop: Shop, event: PaymentEvent): Promise<void> => {
  try {
    const found = await findPaymentWithCheckout(shop, event.paymentId);
    if (found) await receivePaymentEvent(shop, { provider: "test", site: found.checkout.site }, event, found);
  } catch (error) {
    shop.background.reportError("payment event", error);
  }
};
