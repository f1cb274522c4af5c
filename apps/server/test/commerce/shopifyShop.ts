import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { expect } from "vitest";
import { shopifyHost } from "../../src/adapters/commerce-shopify/shopifyHost.ts";
import type { CommerceHost } from "../../src/ports/commerce/CommerceHost.ts";
import type { TestShop } from "../support/testShop.ts";

/** Returns the host of a fake store, as the settings make it. `wait` is called for the pauses of the rate limit. */
export const hostOf = (
  shopify: FakeShopify,
  {
    wait = async () => {},
    timeoutMs = 10_000,
  }: { wait?: (ms: number) => Promise<unknown>; timeoutMs?: number } = {},
): CommerceHost =>
  shopifyHost({
    origin: shopify.url,
    storeDomain: shopify.storeDomain,
    app: { clientId: shopify.clientId, clientSecret: shopify.clientSecret },
    onOtherVersion: (version) => {
      throw new Error(`The fake answered by version ${version}.`);
    },
    wait,
    timeoutMs,
  });

/** Runs the mirror until nothing is due, and lets its retries come due for two hours. */
export const settleMirror = async ({ shop, clock, database }: TestShop): Promise<void> => {
  for (let attempt = 0; attempt < 60; attempt++) {
    await shop.background.drain();
    await shop.mirrorSender.sendDue();
    const { failing } = await database
      .selectFrom("commerceMirrors")
      .select((count) => count.fn.countAll<string>().as("failing"))
      .where((mirror) => mirror("lastError", "is not", null).or("nextTryAt", "<=", clock.now()))
      .executeTakeFirstOrThrow();
    if (Number(failing) === 0) return;
    clock.advance(attempt < 20 ? MINUTE_MS : HOUR_MS);
  }
  throw new Error("The mirror does not settle.");
};

/** What both sides must agree on. */
type OrderSummary = {
  readonly checkoutId: string;
  readonly total: number;
  readonly isCancelled: boolean;
  readonly refunds: readonly string[];
  readonly tracking: string | null;
};

const byCheckout = (one: OrderSummary, other: OrderSummary): number =>
  one.checkoutId < other.checkoutId ? -1 : 1;

/** Returns our orders of a site as the host should have them. */
const ourOrders = async ({ shop, database }: TestShop): Promise<readonly OrderSummary[]> => {
  const rows = await database.selectFrom("orders").select("id").where("site", "=", "ZA").execute();
  const summaries: OrderSummary[] = [];
  for (const { id } of rows) {
    const order = await shop.repositories.orders.find(id);
    if (!order) throw new Error(`Order ${id} is missing.`);
    const refunds = await shop.repositories.refunds.findByOrder(id);
    summaries.push({
      checkoutId: order.checkoutId,
      total: order.total,
      isCancelled: order.history.some(({ status }) => status === "cancelled"),
      refunds: refunds
        .filter(({ state }) => state === "pending" || state === "succeeded")
        .map((refund) => `${refund.id} ${refund.amount}`)
        .sort(),
      tracking: order.tracking && `${order.tracking.carrier} ${order.tracking.number}`,
    });
  }
  return summaries.sort(byCheckout);
};

const theirOrders = ({ store }: FakeShopify): readonly OrderSummary[] =>
  [...store.orders.values()]
    .map(({ attributes, totalCents, isCancelled, refunds, fulfilments }) => ({
      checkoutId: attributes.find(({ key }) => key === "storywall_checkout")?.value ?? "",
      total: totalCents,
      isCancelled,
      refunds: refunds.map(({ note, cents }) => `${note.replace("Storywall refund ", "")} ${cents}`).sort(),
      tracking: fulfilments[0]
        ? `${fulfilments[0].tracking.company} ${fulfilments[0].tracking.number}`
        : null,
    }))
    .sort(byCheckout);

/** R1.7: the orders here and there are the same, with the same amounts, and nothing is there twice. */
export const expectMirrored = async (shop: TestShop, shopify: FakeShopify): Promise<void> => {
  await settleMirror(shop);
  expect(theirOrders(shopify)).toEqual(await ourOrders(shop));
};
