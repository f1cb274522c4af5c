import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { test } from "vitest";
import { openPostgresTestDatabase } from "../support/databases.ts";
import { openPaystackProviderShop } from "./harness/paystackProviderShop.ts";
import { forProfile } from "./harness/runProfile.ts";
import { openShopifyProviderShop } from "./harness/shopifyProviderShop.ts";
import { openStripeProviderShop } from "./harness/stripeProviderShop.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { runLostReplies } from "./lostReplies.ts";

const timeout = forProfile({ short: 90_000, long: 60 * MINUTE_MS });

for (const [provider, open] of [
  ["Stripe", openStripeProviderShop],
  ["Paystack", openPaystackProviderShop],
  ["Shopify", openShopifyProviderShop],
] as const) {
  test(`reliability 1: with lost replies of ${provider}, each charge is an order or a refund`, {
    timeout,
  }, async (context) => {
    const connected = await openPostgresTestDatabase();
    const seed = Number(process.env.FAULTS_SEED ?? 1);
    const shop = await open(connected, seed);
    try {
      reportThresholds(
        context,
        await runLostReplies(
          shop,
          forProfile({ short: { rounds: 1, buyers: 16 }, long: { rounds: 50, buyers: 40 } }),
        ),
      );
    } finally {
      await shop.close();
      await connected.close();
    }
  });
}
