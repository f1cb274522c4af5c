import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { type FakeStripe, startFakeStripe } from "@storywall/testkit/providers/stripe/fakeStripe.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { stripeLedger } from "../payments/stripeShop.ts";
import { createMigratedDatabase } from "../support/databases.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";
import { runProviderOutage } from "./providerOutage.ts";

let migratedDatabase: FreshDatabase;
let stripe: FakeStripe;
let shop: ShopProcesses;
beforeAll(async () => {
  migratedDatabase = await createMigratedDatabase();
  stripe = await startFakeStripe({ now: () => new Date() });
  const settings = {
    PAYMENTS_AU: "stripe",
    STRIPE_SECRET_KEY_AU: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY_AU: "pk_test_one",
    STRIPE_WEBHOOK_SECRET_AU: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  shop = await startShopProcesses({
    databaseUrl: migratedDatabase.url,
    webCount: 1,
    workerCount: 1,
    settings,
  });
}, 90_000);
afterEach(() => expectInvariants(shop.database, { ledger: stripeLedger(stripe) }));
afterAll(async () => {
  await shop?.close();
  await stripe?.close();
  await migratedDatabase?.drop();
});

const timeout = forProfile({ short: 90_000, long: 20 * MINUTE_MS });
const size = forProfile({ short: { seconds: 2, payers: 10 }, long: { seconds: 60, payers: 40 } });

test("a slow payment provider does not slow other calls", { timeout }, async (context) => {
  const fault = { kind: "delay", milliseconds: forProfile({ short: 4_000, long: 30_000 }) } as const;
  reportThresholds(context, await runProviderOutage(shop, stripe, { fault, ...size }));
});

test("a payment provider that is down does not slow other calls", { timeout }, async (context) => {
  reportThresholds(
    context,
    await runProviderOutage(shop, stripe, { fault: { kind: "errorBefore" }, ...size }),
  );
});
