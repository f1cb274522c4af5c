import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FakeClock } from "@storywall/testkit/fakeClock.ts";
import type { Faults } from "@storywall/testkit/providers/faults.ts";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { shopper } from "../support/shopper.ts";
import type { TestShop } from "../support/testShop.ts";
import { atLeast, atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";
import { findViolations } from "./invariants/shopInvariants.ts";
import type { LedgerEntry } from "./invariants/shopState.ts";

/** Shops of several processes whose payments go to a fake provider. */
export type ProviderShop = {
  readonly name: string;
  readonly site: SiteCode;
  readonly database: Database;
  readonly clock: FakeClock;
  readonly nextShop: () => TestShop;
  readonly drain: () => Promise<void>;
  readonly loadLedger: () => Promise<readonly LedgerEntry[]>;
  readonly faults: Faults;
  /** Pays at the provider, past the shop, as the shopper's browser does. */
  readonly pay: (intent: Pick<PaymentIntent, "id" | "clientSecret">) => void;
  readonly deliverEvents: () => Promise<void>;
  /** Advances the clock by a minute and runs the scheduled tasks. */
  readonly advanceMinute: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** In three of ten calls the provider does the work and its reply is lost. A few calls do not arrive. */
const REQUEST_FAULTS = [
  { fault: { kind: "loseReply" }, probability: 0.2 },
  { fault: { kind: "cutReply" }, probability: 0.05 },
  { fault: { kind: "errorAfter" }, probability: 0.05 },
  { fault: { kind: "dropBefore" }, probability: 0.05 },
] as const;
const EVENT_FAULTS = [
  { fault: { kind: "never" }, probability: 0.05 },
  { fault: { kind: "repeat", times: 2 }, probability: 0.15 },
  { fault: { kind: "repeat", times: 5 }, probability: 0.15 },
] as const;

/** A payment must be an order or a requested refund within this time, while replies are still lost. */
const MAX_SETTLE_MINUTES = 10;

/**
 * Lets shoppers buy while replies of the provider are lost. Some change their cart during the payment, some pay twice,
 * some do not return. Events arrive repeatedly, shuffled, three days late, or never.
 */
export const runLostReplies = async (
  shop: ProviderShop,
  { rounds, buyers }: { readonly rounds: number; readonly buyers: number },
): Promise<readonly ThresholdResult[]> => {
  let slowest = 0;
  const tried: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // Payment attempts are limited per quarter of an hour, and each round has new shoppers.
    shop.clock.advance(15 * MINUTE_MS);
    shop.faults.setRandomRequestFaults(REQUEST_FAULTS);
    shop.faults.setRandomEventFaults(EVENT_FAULTS);
    const checkouts = await Promise.all(
      Array.from({ length: buyers }, (_, index) => buyWithChanges(shop, index)),
    );
    tried.push(...checkouts.filter((id) => id !== undefined));
    const areEventsLate = round % 5 === 4;
    if (!areEventsLate) await shop.deliverEvents();
    await shop.drain();
    slowest = Math.max(slowest, await minutesToSettle(shop));
    shop.faults.clear();
    if (areEventsLate) {
      shop.clock.advance(72 * HOUR_MS);
      await shop.deliverEvents();
      await shop.drain();
    }
  }
  // Refunds without a reply are retried within the hour.
  for (let minute = 0; minute < 60; minute++) await shop.advanceMinute();

  const ledger = await shop.loadLedger();
  const orders = await shop.database.selectFrom("orders").select(["checkoutId", "total"]).execute();
  const ordersOf = Map.groupBy(orders, ({ checkoutId }) => checkoutId);
  const netAmountOf = (id: string) =>
    ledger
      .filter(({ checkoutId, status }) => checkoutId === id && status === "succeeded")
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  // A page that was emptied by a change takes no money, and its buyer has not paid.
  const charged = new Set(
    ledger.filter(({ status }) => status === "succeeded").map(({ checkoutId }) => checkoutId),
  );
  const paid = tried.filter((id) => charged.has(id));
  const name = `${shop.name}, ${rounds * buyers} payments, 30 % of replies lost`;
  return [
    atLeast(`${name}: paid checkouts`, paid.length, (rounds * buyers) / 2),
    exactly(
      `${name}: paid without exactly one order`,
      paid.filter((id) => ordersOf.get(id)?.length !== 1).length,
      0,
    ),
    exactly(
      `${name}: checkouts with a wrong net amount`,
      paid.filter((id) => netAmountOf(id) !== ordersOf.get(id)?.[0]?.total).length,
      0,
    ),
    exactly(`${name}: violated invariants`, (await checkInvariants(shop)).length, 0),
    atMost(`${name}: slowest to be an order or a refund`, slowest, MAX_SETTLE_MINUTES, " min"),
  ];
};

const checkInvariants = async (shop: ProviderShop) =>
  findViolations(shop.database, { now: shop.clock.now(), graceMs: 0, ledger: await shop.loadLedger() });

/** Returns the minutes until the reconciler has settled all payments, while replies are still lost. */
const minutesToSettle = async (shop: ProviderShop): Promise<number> => {
  for (let minute = 0; ; minute++) {
    const unsettled = (await checkInvariants(shop)).filter((violation) => violation.includes("for no order"));
    if (unsettled.length === 0) return minute;
    if (minute > 30) throw new Error(`Payments are not settled after half an hour: ${unsettled.join("; ")}`);
    await shop.advanceMinute();
  }
};

/** Buys with changes and double payments. Returns the checkout id when its buyer has pressed the button that pays. */
const buyWithChanges = async (shop: ProviderShop, index: number): Promise<string | undefined> => {
  const anna = shopper(shop.nextShop(), shop.site);
  const checkout = await anna.checkOut();
  const { checkoutId } = checkout;
  const first = await createPaymentWithRetries(shop, checkoutId);
  if (!first) return undefined;
  const change = async (quantity: number) => {
    const itemId = checkout.lineItems[0]?._id ?? "";
    await shop.nextShop().call(setCheckoutItem, { body: { checkoutId, itemId, quantity } });
  };
  // One tab has the payment open while another changes the cart.
  if (index % 4 === 0) {
    await change(2);
    const second = await createPaymentWithRetries(shop, checkoutId);
    if (second && index % 8 === 0) shop.pay(second);
    shop.pay(first);
  } else if (index % 4 === 1) {
    await Promise.all([change(3), Promise.resolve().then(() => shop.pay(first))]);
  } else {
    shop.pay(first);
  }
  // Every tenth browser does not return.
  if (index % 10 === 9) return checkoutId;
  await Promise.all([anna.complete(checkoutId, first.id), anna.complete(checkoutId, first.id)]);
  return checkoutId;
};

/** Creates the payment with retries, as the browser does. Returns undefined when paying is not possible now. */
const createPaymentWithRetries = async (
  shop: ProviderShop,
  checkoutId: string,
): Promise<PaymentIntent | undefined> => {
  let last: unknown;
  for (let attempt = 1; attempt <= 40; attempt++) {
    const result = await shop.nextShop().call(createPaymentIntent, { body: { checkoutId, site: shop.site } });
    if (result.kind === "ok") return result.reply;
    if (result.kind === "error" && result.status < 500) return undefined;
    last = result;
  }
  throw new Error(`Cannot create a payment in 40 attempts: ${JSON.stringify(last)}`);
};
