import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import pLimit from "p-limit";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { checkoutStatusOf } from "../checkout/checkoutView.ts";
import { placeOrder } from "../orders/placing/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { type CancelPaymentResult, cancelPayment } from "./cancelPayment.ts";
import { findDueOrderedPayments, pollOrderedPayment } from "./pollOrderedPayments.ts";
import { retryEvent } from "./receivePaymentEvent.ts";

const BATCH_SIZE = 100;
/**
 * A slow provider takes seconds to answer: a hundred requests one after the other would come too late for the
 * last payments.
 */
const CONCURRENCY = 8;
const MIN_DELAY_MS = 30 * SECOND_MS;
const MAX_DELAY_MS = HOUR_MS;
/** A failed check tells nothing: the payment may have succeeded, and its shopper waits. */
const FAILURE_RETRY_DELAY_MS = MINUTE_MS;
/** A replaced payment is hardly ever paid, and an event would report it; these checks are for lost events. */
const MAX_REPLACED_DELAY_MS = 12 * HOUR_MS;
/** No payment page of a provider stays open for longer than this. */
const MAX_REPLACED_AGE_MS = 30 * DAY_MS;

/**
 * Finishes what a crash, a lost event or a closed browser left undone. It processes the stored events, and
 * polls every payment without an order: often while the payment is young (in its first hour at most five
 * minutes after it was paid), and hourly later. It also polls payments of orders, seldom. Several processes may
 * run it at once, since everything in it is safe to repeat.
 */
export const reconcile = async (shop: Shop): Promise<void> => {
  const { payments } = shop.repositories;
  await forEachConcurrently(
    shop,
    "payment event",
    await payments.findDueEvents(shop.clock.now(), BATCH_SIZE),
    retryEvent,
  );
  await forEachConcurrently(
    shop,
    "unfinished payment",
    await payments.findDueForCheck(shop.clock.now(), BATCH_SIZE),
    reconcilePayment,
  );
  await forEachConcurrently(
    shop,
    "payment of an order",
    await findDueOrderedPayments(shop),
    pollOrderedPayment,
  );
};

const reconcilePayment = async (shop: Shop, payment: PaymentRecord): Promise<void> => {
  const now = shop.clock.now();
  const age = now.getTime() - payment.createdAt.getTime();
  const maxDelay = payment.replacedAt ? MAX_REPLACED_DELAY_MS : MAX_DELAY_MS;
  // A twelfth of the age is five minutes at the end of the first hour.
  const delay = clamp(age / 12, MIN_DELAY_MS, maxDelay);
  const scheduleCheckIn = (milliseconds: number) =>
    shop.repositories.payments.scheduleCheck(payment.id, new Date(now.getTime() + milliseconds));
  // Scheduled first, so that a payment that fails every time does not block the others.
  await scheduleCheckIn(Math.min(delay, FAILURE_RETRY_DELAY_MS));
  const result = await placeOrCancel(shop, payment, now);
  // A refunded payment needs no more checks: its refund is polled by the refund sender. A stopped one waits for
  // staff.
  const isDecided =
    result === "refunded" || result === "stopped" || (result === "replaced" && age > MAX_REPLACED_AGE_MS);
  if (isDecided) await shop.repositories.payments.scheduleCheck(payment.id, null);
  else await scheduleCheckIn(delay);
};

/** Places the order of a paid payment, and cancels an unpaid one whose checkout has expired. */
const placeOrCancel = async (
  shop: Shop,
  payment: PaymentRecord,
  now: Date,
): Promise<CancelPaymentResult | "refunded" | "stopped" | undefined> => {
  const placed = await placeOrder(shop, payment.id);
  if (placed.kind === "refunded" || placed.kind === "stopped") return placed.kind;
  if (placed.kind !== "unpaid" || placed.status === "processing") return undefined;
  const checkout = await shop.repositories.checkouts.find(payment.checkoutId);
  if (!checkout || checkoutStatusOf(checkout, now) === "open") return undefined;
  const cancelled = await cancelPayment(shop, checkout, payment);
  if (cancelled === "alreadyPaying") return cancelled;
  // The promo use that the checkout held is released.
  await shop.transaction(async ({ checkouts, payments, promoUses }) => {
    await checkouts.lock(checkout.id);
    // The shopper may have begun another payment of this checkout meanwhile, which needs the held use.
    if (!(await payments.findByCheckout(checkout.id))) await promoUses.releaseAllExcept(checkout.id);
  });
  return cancelled;
};

/** Runs `work` on all items. A failure is logged and does not stop the others; its item is due again later. */
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
