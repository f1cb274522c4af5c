import pLimit from "p-limit";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import { statusOf } from "../checkout/checkoutView.ts";
import { placeOrder } from "../orders/placeOrder.ts";
import type { Shop } from "../shop.ts";
import { type Ended, endPayment } from "./endPayment.ts";
import { workOnEvent } from "./receivePaymentEvent.ts";

const BATCH = 100;
/** A provider that is slow takes seconds to answer, and a hundred of them one after the other would be too late for the last. */
const AT_ONCE = 8;
const MOST_ORDERED = 1000;
const SOONEST_MS = 30_000;
const LATEST_MS = 60 * 60 * 1000;
/** A look that failed says nothing: the money may be there, and whoever paid it waits. */
const AFTER_FAILURE_MS = 60_000;
/** Hardly anybody pays what has been replaced, and who does is told of by an event; this is for the event that got lost. */
const LATEST_REPLACED_MS = 12 * 60 * 60 * 1000;
/** No window of a provider stays open for longer than this. */
const REPLACED_IS_WATCHED_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Finishes what a crash, a lost event or a closed browser left undone: works on events that were stored, and asks the
 * provider about every payment without an order, soon while it is young (in its first hour never later than five minutes after
 * it was paid) and hourly later. Any process may run it, also
 * several at once, since everything it does may be done twice.
 */
export const reconcile = async (shop: Shop): Promise<void> => {
  const { payments } = shop.repositories;
  await each(shop, "payment event", await payments.findEventsToDo(shop.clock.now(), BATCH), workOnEvent);
  await payments.askNoMoreOfOrdered(shop.clock.now(), MOST_ORDERED);
  await each(shop, "unfinished payment", await payments.findUnfinished(shop.clock.now(), BATCH), lookAt);
};

const lookAt = async (shop: Shop, payment: PaymentRecord): Promise<void> => {
  const now = shop.clock.now();
  const age = now.getTime() - payment.createdAt.getTime();
  const latest = payment.replacedAt ? LATEST_REPLACED_MS : LATEST_MS;
  const pause = Math.min(Math.max(age / 12, SOONEST_MS), latest);
  const lookAgainIn = (milliseconds: number) =>
    shop.repositories.payments.askAgain(payment.id, new Date(now.getTime() + milliseconds));
  // First, so that a payment which fails every time does not keep the others waiting.
  await lookAgainIn(Math.min(pause, AFTER_FAILURE_MS));
  const became = await placeOrEnd(shop, payment, now);
  // Its refund is asked about by itself.
  const isDecided = became === "givenBack" || (became === "replaced" && age > REPLACED_IS_WATCHED_MS);
  if (isDecided) await shop.repositories.payments.askAgain(payment.id, null);
  else await lookAgainIn(pause);
};

/** Makes an order of what was paid, and ends what nobody can pay any more, for the offer is over. */
const placeOrEnd = async (
  shop: Shop,
  payment: PaymentRecord,
  now: Date,
): Promise<Ended | "givenBack" | undefined> => {
  const placed = await placeOrder(shop, payment.id);
  if (placed.kind === "givenBack") return placed.kind;
  if (placed.kind !== "notPaid" || placed.status === "processing") return undefined;
  const checkout = await shop.repositories.checkouts.find(payment.checkoutId);
  if (!checkout || statusOf(checkout, now) === "open") return undefined;
  const ended = await endPayment(shop, checkout, payment);
  if (ended === "tooLate") return ended;
  // What it held goes back.
  await shop.transaction(async ({ checkouts, payments, promoUses }) => {
    await checkouts.lock(checkout.id);
    // Its shopper may have come back meanwhile and begun to pay anew.
    if (!(await payments.findOfCheckout(checkout.id))) await promoUses.release(checkout.id);
  });
  return ended;
};

/** One that fails is told of and tried again next time; the others still get their turn. */
const each = async <Item>(
  shop: Shop,
  name: string,
  items: readonly Item[],
  work: (shop: Shop, item: Item) => Promise<void>,
): Promise<void> => {
  const turn = pLimit(AT_ONCE);
  await turn.map(items, (item) => work(shop, item).catch((error) => shop.background.failed(name, error)));
};
