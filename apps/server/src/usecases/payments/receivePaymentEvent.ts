import type { EventSource, ProviderEvent } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentEvent } from "../../ports/payments/Payments.ts";
import { type Paid, placeOrder } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { endAfterDeclines } from "./declinedCards.ts";
import { providerOf } from "./providerOf.ts";

/**
 * The inbox: an event is stored before it is answered and worked on after. One that was here before changes nothing.
 * `paid` is what the event is about, for whoever has read it just now.
 */
export const receivePaymentEvent = async (
  shop: Shop,
  { provider, site }: EventSource,
  { eventId, paymentId, kind }: PaymentEvent,
  paid?: Paid,
): Promise<void> => {
  const event = { provider, site, eventId, paymentId, kind, receivedAt: shop.clock.now() };
  const isNew = await shop.repositories.payments.insertEvent(event, nextLookAt(event, event.receivedAt));
  if (isNew) shop.background.run("payment event", () => workOn(shop, event, paid));
};

/** An event may come before the row of its payment does. One whose payment stays unknown is of another program. */
const UNKNOWN_IS_FOREIGN_MS = 60 * 60 * 1000;

const SOONEST_MS = 30_000;
const LATEST_MS = 60 * 60 * 1000;

/** When somebody else takes up what is being worked on now and may come to nothing. */
const nextLookAt = ({ receivedAt }: ProviderEvent, now: Date): Date => {
  const age = now.getTime() - receivedAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age / 4, SOONEST_MS), LATEST_MS));
};

/** Takes up an event that was not worked on to its end. */
export const workOnEvent = async (shop: Shop, event: ProviderEvent): Promise<void> => {
  // First, so that an event which fails every time does not keep the others waiting.
  await shop.repositories.payments.workAgainOn(event, nextLookAt(event, shop.clock.now()));
  await workOn(shop, event);
};

/** Believes of the event only that it is time to ask the provider. Safe to repeat. */
const workOn = async (shop: Shop, event: ProviderEvent, known?: Paid): Promise<void> => {
  const { payments } = shop.repositories;
  const paid = known ?? (await paidBy(shop, event.paymentId));
  const age = shop.clock.now().getTime() - event.receivedAt.getTime();
  if (!paid && age < UNKNOWN_IS_FOREIGN_MS) return;
  // Whoever knows another site's secret, or another provider's, has no say about this payment.
  if (paid?.checkout.site === event.site && paid.payment.provider === event.provider) {
    await lookAt(shop, paid, event);
  }
  await payments.markEventDone(event, shop.clock.now());
};

/** A payment of ours with its checkout, which every payment has. */
const paidBy = async (
  { repositories: { payments, checkouts } }: Shop,
  paymentId: string,
): Promise<Paid | undefined> => {
  const payment = await payments.find(paymentId);
  const checkout = payment && (await checkouts.find(payment.checkoutId));
  return checkout && { payment, checkout };
};

const lookAt = async (shop: Shop, paid: Paid, { kind, eventId }: ProviderEvent): Promise<void> => {
  const { payments } = shop.repositories;
  const { payment, checkout } = paid;
  await placeOrder(shop, payment.id, paid);
  switch (kind) {
    case "declined":
      return endAfterDeclines(shop, checkout);
    case "refunded":
    case "disputed": {
      // What was settled long ago is not asked about again for the order's sake.
      const fact = await providerOf(shop, checkout.site, payment)?.retrieve(payment.id);
      if (fact) await payments.save(fact, shop.clock.now());
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
    const paid = await paidBy(shop, event.paymentId);
    if (paid) await receivePaymentEvent(shop, { provider: "test", site: paid.checkout.site }, event, paid);
  } catch (error) {
    shop.background.failed("payment event", error);
  }
};
