import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { type FakeClock, HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import type { Faults } from "@storywall/testkit/providers/faults.ts";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { shopper } from "../support/shopper.ts";
import type { TestShop } from "../support/testShop.ts";
import { atLeast, atMost, exactly, type Threshold } from "./harness/thresholds.ts";
import { findViolations } from "./invariants/shopInvariants.ts";
import type { LedgerEntry } from "./invariants/shopState.ts";

/** A shop of several processes whose money is taken by a stand-in of a provider. */
export type ProviderShop = {
  readonly name: string;
  readonly site: SiteCode;
  readonly database: Database;
  readonly clock: FakeClock;
  readonly nextShop: () => TestShop;
  readonly drain: () => Promise<void>;
  readonly loadLedger: () => Promise<readonly LedgerEntry[]>;
  readonly faults: Faults;
  /** The shopper pays in the browser, past the shop. */
  readonly pay: (intent: Pick<PaymentIntent, "id" | "clientSecret">) => void;
  readonly deliverEvents: () => Promise<void>;
  /** What upkeep does in a minute. */
  readonly advanceMinute: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The provider did the work and we do not hear of it: three of ten calls. A few never come through. */
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

/** Money must be an order or on its way back so soon after it was paid, though replies are still being lost. */
const MAX_SETTLE_MINUTES = 10;

/**
 * People buy while the line to the provider is bad: some change their cart with the payment open, some pay twice, some never
 * come back; events come several times, shuffled, three days late, or not at all.
 */
export const runLostReplies = async (
  shop: ProviderShop,
  { rounds, buyers }: { readonly rounds: number; readonly buyers: number },
): Promise<readonly Threshold[]> => {
  let slowest = 0;
  const paid: string[] = [];
  for (let round = 0; round < rounds; round++) {
    // Attempts at paying are counted by the quarter of an hour, and this round is other people's.
    shop.clock.advance(15 * MINUTE);
    shop.faults.setRandomRequestFaults(REQUEST_FAULTS);
    shop.faults.setRandomEventFaults(EVENT_FAULTS);
    const checkouts = await Promise.all(
      Array.from({ length: buyers }, (_, index) => buyWithChanges(shop, index)),
    );
    paid.push(...checkouts.filter((id) => id !== undefined));
    const areEventsLate = round % 5 === 4;
    if (!areEventsLate) await shop.deliverEvents();
    await shop.drain();
    slowest = Math.max(slowest, await minutesToSettle(shop));
    shop.faults.clear();
    if (areEventsLate) {
      shop.clock.advance(72 * HOUR);
      await shop.deliverEvents();
      await shop.drain();
    }
  }
  // Refunds that no answer came to are asked for again within the hour.
  for (let minute = 0; minute < 60; minute++) await shop.advanceMinute();

  const ledger = await shop.loadLedger();
  const orders = await shop.database.selectFrom("orders").select(["checkoutId", "total"]).execute();
  const ordersOf = Map.groupBy(orders, ({ checkoutId }) => checkoutId);
  const netAmountOf = (id: string) =>
    ledger
      .filter(({ checkoutId, status }) => checkoutId === id && status === "succeeded")
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const name = `${shop.name}, ${rounds * buyers} payments, 30 % of replies lost`;
  return [
    atLeast(`${name}: checkouts that were paid`, paid.length, (rounds * buyers) / 2),
    exactly(
      `${name}: paid and not exactly one order`,
      paid.filter((id) => ordersOf.get(id)?.length !== 1).length,
      0,
    ),
    exactly(
      `${name}: checkouts that were charged twice`,
      paid.filter((id) => netAmountOf(id) !== ordersOf.get(id)?.[0]?.total).length,
      0,
    ),
    exactly(`${name}: breaches of what must always be so`, (await checkInvariants(shop)).length, 0),
    atMost(`${name}: slowest to be an order or on its way back`, slowest, MAX_SETTLE_MINUTES, " min"),
  ];
};

const checkInvariants = async (shop: ProviderShop) =>
  findViolations(shop.database, { now: shop.clock.now(), graceMs: 0, ledger: await shop.loadLedger() });

/** With the line still bad: it is the reconciler who asks again. */
const minutesToSettle = async (shop: ProviderShop): Promise<number> => {
  for (let minute = 0; ; minute++) {
    const unsettled = (await checkInvariants(shop)).filter((violation) => violation.includes("for no order"));
    if (unsettled.length === 0) return minute;
    if (minute > 30) throw new Error(`not settled after half an hour: ${unsettled.join("; ")}`);
    await shop.advanceMinute();
  }
};

/** Gives the checkout, when it was paid. */
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
  // The window of the payment is open in one tab, the cart is changed in the other.
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
  // Every tenth browser never comes back.
  if (index % 10 === 9) return checkoutId;
  await Promise.all([anna.complete(checkoutId, first.id), anna.complete(checkoutId, first.id)]);
  return checkoutId;
};

/** The payment as the browser gets it, however often the line breaks; undefined when nobody can pay at the moment. */
const createPaymentWithRetries = async (
  shop: ProviderShop,
  checkoutId: string,
): Promise<PaymentIntent | undefined> => {
  let last: unknown;
  for (let attempt = 1; attempt <= 40; attempt++) {
    const begun = await shop.nextShop().call(createPaymentIntent, { body: { checkoutId, site: shop.site } });
    if (begun.kind === "ok") return begun.reply;
    if (begun.kind === "error" && begun.status < 500) return undefined;
    last = begun;
  }
  throw new Error(`no payment began in 40 attempts: ${JSON.stringify(last)}`);
};
