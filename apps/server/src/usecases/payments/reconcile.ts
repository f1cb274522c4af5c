import pLimit from "p-limit";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { checkoutStatusOf } from "../checkout/checkoutView.ts";
import { placeOrder } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { type CancelPaymentResult, cancelPayment } from "./cancelPayment.ts";
import { retryEvent } from "./receivePaymentEvent.ts";

const BATCH_SIZE = 100;
/** A provider that is slow takes seconds to answer, and a hundred of them one after the other would be too late for the last. */
const CONCURRENCY = 8;
const MAX_ORDERED_PAYMENTS = 1000;
const MIN_DELAY_MS = 30_000;
const MAX_DELAY_MS = 60 * 60 * 1000;
/** A look that failed says nothing: the money may be there, and whoever paid it waits. */
const FAILURE_RETRY_DELAY_MS = 60_000;
/** Hardly anybody pays what has been replaced, and who does is told of by an event; this is for the event that got lost. */
const MAX_REPLACED_DELAY_MS = 12 * 60 * 60 * 1000;
/** No window of a provider stays open for longer than this. */
const MAX_REPLACED_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Finishes what a crash, a lost event or a closed browser left undone: works on events that were stored, and asks the
 * provider about every payment without an order, soon while it is young (in its first hour never later than five minutes after
 * it was paid) and hourly later. Any process may run it, also
 * several at once, since everything it does may be done twice.
 */
export const reconcile = async (shop: Shop): Promise<void> => {
  const { payments } = shop.repositories;
  await forEachConcurrently(
    shop,
    "payment event",
    await payments.findDueEvents(shop.clock.now(), BATCH_SIZE),
    retryEvent,
  );
  await payments.stopChecksOfOrdered(shop.clock.now(), MAX_ORDERED_PAYMENTS);
  await forEachConcurrently(
    shop,
    "unfinished payment",
    await payments.findDueForCheck(shop.clock.now(), BATCH_SIZE),
    reconcilePayment,
  );
};

const reconcilePayment = async (shop: Shop, payment: PaymentRecord): Promise<void> => {
  const now = shop.clock.now();
  const age = now.getTime() - payment.createdAt.getTime();
  const maxDelay = payment.replacedAt ? MAX_REPLACED_DELAY_MS : MAX_DELAY_MS;
  const delay = Math.min(Math.max(age / 12, MIN_DELAY_MS), maxDelay);
  const scheduleCheckIn = (milliseconds: number) =>
    shop.repositories.payments.scheduleCheck(payment.id, new Date(now.getTime() + milliseconds));
  // First, so that a payment which fails every time does not keep the others waiting.
  await scheduleCheckIn(Math.min(delay, FAILURE_RETRY_DELAY_MS));
  const result = await placeOrCancel(shop, payment, now);
  // Its refund is asked about by itself.
  const isDecided = result === "givenBack" || (result === "replaced" && age > MAX_REPLACED_AGE_MS);
  if (isDecided) await shop.repositories.payments.scheduleCheck(payment.id, null);
  else await scheduleCheckIn(delay);
};

/** Makes an order of what was paid, and ends what nobody can pay any more, for the offer is over. */
const placeOrCancel = async (
  shop: Shop,
  payment: PaymentRecord,
  now: Date,
): Promise<CancelPaymentResult | "givenBack" | undefined> => {
  const placed = await placeOrder(shop, payment.id);
  if (placed.kind === "givenBack") return placed.kind;
  if (placed.kind !== "notPaid" || placed.status === "processing") return undefined;
  const checkout = await shop.repositories.checkouts.find(payment.checkoutId);
  if (!checkout || checkoutStatusOf(checkout, now) === "open") return undefined;
  const cancelled = await cancelPayment(shop, checkout, payment);
  if (cancelled === "tooLate") return cancelled;
  // What it held goes back.
  await shop.transaction(async ({ checkouts, payments, promoUses }) => {
    await checkouts.lock(checkout.id);
    // Its shopper may have come back meanwhile and begun to pay anew.
    if (!(await payments.findByCheckout(checkout.id))) await promoUses.release(checkout.id);
  });
  return cancelled;
};

/** One that fails is told of and tried again next time; the others still get their turn. */
const forEachConcurrently = async <Item>(
  shop: Shop,
  name: string,
  items: readonly Item[],
  work: (shop: Shop, item: Item) => Promise<void>,
): Promise<void> => {
  const limit = pLimit(CONCURRENCY);
  await limit.map(items, (item) =>
    work(shop, item).catch((error) => shop.background.reportError(name, error)),
  );
};
