import type { EventSource, ProviderEvent } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentEvent } from "../../ports/payments/Payments.ts";
import { type PaymentWithCheckout, placeOrder } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { cancelAfterDeclines } from "./declineLimit.ts";
import { providerOf } from "./providerOf.ts";

/**
 * The inbox: an event is stored before it is answered and worked on after. One that was here before changes nothing.
 * `paid` is what the event is about, for whoever has read it just now.
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

/** An event may come before the row of its payment does. One whose payment stays unknown is of another program. */
const UNKNOWN_PAYMENT_GRACE_MS = 60 * 60 * 1000;

const MIN_DELAY_MS = 30_000;
const MAX_DELAY_MS = 60 * 60 * 1000;

/** When somebody else takes up what is being worked on now and may come to nothing. */
const nextAttemptAt = ({ receivedAt }: ProviderEvent, now: Date): Date => {
  const age = now.getTime() - receivedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, MIN_DELAY_MS), MAX_DELAY_MS));
};

/** Takes up an event that was not worked on to its end. */
export const retryEvent = async (shop: Shop, event: ProviderEvent): Promise<void> => {
  // First, so that an event which fails every time does not keep the others waiting.
  await shop.repositories.payments.rescheduleEvent(event, nextAttemptAt(event, shop.clock.now()));
  await processEvent(shop, event);
};

/** Believes of the event only that it is time to ask the provider. Safe to repeat. */
const processEvent = async (shop: Shop, event: ProviderEvent, known?: PaymentWithCheckout): Promise<void> => {
  const { payments } = shop.repositories;
  const found = known ?? (await findPaymentWithCheckout(shop, event.paymentId));
  const age = shop.clock.now().getTime() - event.receivedAt.getTime();
  if (!found && age < UNKNOWN_PAYMENT_GRACE_MS) return;
  // Whoever knows another site's secret, or another provider's, has no say about this payment.
  if (found?.checkout.site === event.site && found.payment.provider === event.provider) {
    await applyEvent(shop, found, event);
  }
  await payments.markEventDone(event, shop.clock.now());
};

/** A payment of ours with its checkout, which every payment has. */
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
  const { payments } = shop.repositories;
  const { payment, checkout } = found;
  await placeOrder(shop, payment.id, found);
  switch (kind) {
    case "declined":
      return cancelAfterDeclines(shop, checkout);
    case "refunded":
    case "disputed": {
      // What was settled long ago is not asked about again for the order's sake.
      const providerPayment = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
      if (providerPayment) await payments.save(providerPayment, shop.clock.now());
      if (kind === "disputed") await payments.markForReview(payment.id, `disputed at the bank (${eventId})`);
      return;
    }
    case "succeeded":
    case "processing":
    case "canceled":
      return;
  }
};

/** The built-in provider speaks within the process, of the payments of every site. What it says may get lost, as anywhere. */
export const receiveTestEvent = async (shop: Shop, event: PaymentEvent): Promise<void> => {
  try {
    const found = await findPaymentWithCheckout(shop, event.paymentId);
    if (found) await receivePaymentEvent(shop, { provider: "test", site: found.checkout.site }, event, found);
  } catch (error) {
    shop.background.reportError("payment event", error);
  }
};
