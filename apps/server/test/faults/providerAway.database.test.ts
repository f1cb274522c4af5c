import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { type StripeStandIn, startStripeStandIn } from "@storywall/testkit/providers/stripe/stripeStandIn.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { migratedDatabase } from "../support/databases.ts";
import { reportBars } from "./harness/bars.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { stripeBooks } from "./harness/stripeShop.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";
import { providerAway } from "./providerAway.ts";

let fresh: FreshDatabase;
let stripe: StripeStandIn;
let shop: ShopProcesses;
beforeAll(async () => {
  fresh = await migratedDatabase();
  stripe = await startStripeStandIn({ now: () => new Date() });
  const settings = {
    PAYMENTS_AU: "stripe",
    STRIPE_SECRET_KEY_AU: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY_AU: "pk_test_one",
    STRIPE_WEBHOOK_SECRET_AU: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  shop = await startShopProcesses({ databaseUrl: fresh.url, webs: 1, workers: 1, settings });
}, 90_000);
afterEach(() => expectSoundShop(shop.database, { books: stripeBooks(stripe) }));
afterAll(async () => {
  await shop?.close();
  await stripe?.close();
  await fresh?.drop();
});

const timeout = sized({ short: 90_000, long: 20 * MINUTES });
const size = sized({ short: { seconds: 2, payers: 10 }, long: { seconds: 60, payers: 40 } });

test("a provider that answers late slows nobody else", { timeout }, async (context) => {
  const fault = { kind: "delay", milliseconds: sized({ short: 4_000, long: 30_000 }) } as const;
  reportBars(context, await providerAway(shop, stripe, { fault, ...size }));
});

test("a provider that is down slows nobody else", { timeout }, async (context) => {
  reportBars(context, await providerAway(shop, stripe, { fault: { kind: "errorBefore" }, ...size }));
});
