// R1.7: real processes that are killed while orders go to Shopify or come from there, and Shopify's replies get lost.

import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { createFaults } from "@storywall/testkit/providers/faults.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { commerceMirrors } from "../../src/adapters/database/commerce/commerceMirrors.ts";
import { toHostProducts } from "../../src/usecases/commerce/saveCatalogue.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { hostedOptions, shopifyLedger } from "../commerce/hostedShop.ts";
import { expectMirrored, hostOf } from "../commerce/shopifyShop.ts";
import { createMigratedDatabase } from "../support/databases.ts";
import { openTestShop } from "../support/testShop.ts";
import { forProfile, longKills } from "./harness/runProfile.ts";
import { type ShopProcesses, startShopProcesses, webOriginsOf } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";
import { runKills } from "./kills.ts";

const REQUEST_FAULTS = [
  { fault: { kind: "loseReply" }, probability: 0.2 },
  { fault: { kind: "cutReply" }, probability: 0.05 },
  { fault: { kind: "errorAfter" }, probability: 0.05 },
  { fault: { kind: "dropBefore" }, probability: 0.05 },
] as const;
const EVENT_FAULTS = [
  { fault: { kind: "never" }, probability: 0.2 },
  { fault: { kind: "repeat", times: 3 }, probability: 0.3 },
] as const;

/** Longer than a lease, and than the pauses of both queues in a short run. */
const LATER_MS = 3 * 60 * MINUTE_MS;

describe.each(["own", "hosted"] as const)("orders of which the money is taken the %s way", (way) => {
  let shopify: FakeShopify;
  let shop: ShopProcesses;
  let database: FreshDatabase;
  const webhook = async ({ body, headers }: { body: string; headers: Readonly<Record<string, string>> }) => {
    const [origin] = shop ? webOriginsOf(shop.cluster) : [];
    const reply = await fetch(`${origin}/api/commerce/webhook/shopify`, {
      method: "POST",
      body,
      headers,
    }).catch(() => undefined);
    return reply?.status ?? 503;
  };

  beforeAll(
    async () => {
      shopify = await startFakeShopify({
        faults: createFaults(Number(process.env.FAULTS_SEED ?? 3)),
        send: webhook,
      });
      database = await createMigratedDatabase();
      shop = await startShopProcesses({
        databaseUrl: database.url,
        settings: {
          COMMERCE: "shopify",
          SHOPIFY_STORE_ZA: shopify.storeDomain,
          SHOPIFY_CLIENT_ID_ZA: shopify.clientId,
          SHOPIFY_CLIENT_SECRET_ZA: shopify.clientSecret,
          SHOPIFY_API_URL: shopify.url,
          ...(way === "hosted" && {
            PAYMENTS_ZA: "shopify",
            SHOPIFY_STOREFRONT_TOKEN_ZA: shopify.storefrontToken,
          }),
        },
      });
      const variants = await hostOf(shopify).saveProducts(toHostProducts(SITE_SEEDS.ZA));
      await commerceMirrors(shop.database).saveVariants("ZA", variants, new Date());
    },
    forProfile({ short: 90_000, long: 10 * MINUTE_MS }),
  );
  afterEach(() =>
    expectInvariants(shop.database, way === "hosted" ? { ledger: shopifyLedger(shopify) } : {}),
  );
  afterAll(async () => {
    await shop?.close();
    await shopify?.close();
    await database?.drop();
  });

  /** Finishes what is due within some hours, as another process would. */
  const settle = async (): Promise<void> => {
    shopify.faults.clear();
    await shopify.events.deliver("shuffled");
    // The test's own process does the rest alone.
    for (const { name } of shop.cluster.running()) await shop.cluster.kill(name);
    const later = await openTestShop(shop.database, {
      clock: createFakeClock(new Date(Date.now() + LATER_MS).toISOString()),
      ...(way === "hosted" ? hostedOptions(shopify) : { commerceHosts: { ZA: hostOf(shopify) } }),
    });
    for (let round = 0; round < 4; round++) {
      await reconcile(later.shop);
      await later.shop.background.drain();
      later.clock.advance(10 * MINUTE_MS);
    }
    await expectMirrored(later, shopify);
    await later.close();
  };

  test(`reliability 6: killed processes and lost replies leave the same orders here and at Shopify (${way})`, {
    timeout: forProfile({ short: 120_000, long: 180 * MINUTE_MS }),
  }, async (context) => {
    const turns = ["web1", "worker1", "web2"];
    const kills = forProfile({ short: 3, long: longKills(300) });
    shopify.faults.setRandomRequestFaults(REQUEST_FAULTS);
    shopify.faults.setRandomEventFaults(EVENT_FAULTS);
    const results = await runKills(shop, {
      name: `${kills} kills, 30 % of Shopify's replies lost, ${way} payment`,
      kills,
      buyers: forProfile({ short: 2, long: 4 }),
      killNext: async (index) => {
        const name = turns[index % turns.length] ?? "";
        const began = performance.now();
        await shop.cluster.kill(name);
        await shop.cluster.start(name);
        await shopify.events.deliver("shuffled");
        return (performance.now() - began) / 1000;
      },
      ...(way === "hosted" && { payElsewhere: ({ clientSecret }) => void shopify.payCart(clientSecret) }),
      settle,
    });
    reportThresholds(context, results);
    const checkouts = [...shopify.store.orders.values()].map(
      ({ attributes }) => attributes.find(({ key }) => key === "storywall_checkout")?.value,
    );
    expect(checkouts.length).toBeGreaterThan(0);
    expect(new Set(checkouts).size).toBe(checkouts.length);
  });
});
