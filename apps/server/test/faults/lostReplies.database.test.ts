import { test } from "vitest";
import { postgresDatabase } from "../support/databases.ts";
import { reportBars } from "./harness/bars.ts";
import { openPaystackProviderShop } from "./harness/paystackProviderShop.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { openStripeShop } from "./harness/stripeShop.ts";
import { lostReplies } from "./lostReplies.ts";

const timeout = sized({ short: 90_000, long: 60 * MINUTES });

for (const [provider, open] of [
  ["Stripe", openStripeShop],
  ["Paystack", openPaystackProviderShop],
] as const) {
  test(`reliability 1: with ${provider}'s replies lost, each charge is an order or goes back`, {
    timeout,
  }, async (context) => {
    const connected = await postgresDatabase();
    const seed = Number(process.env.FAULTS_SEED ?? 1);
    const shop = await open(connected, seed);
    try {
      reportBars(
        context,
        await lostReplies(
          shop,
          sized({ short: { rounds: 1, buyers: 16 }, long: { rounds: 50, buyers: 40 } }),
        ),
      );
    } finally {
      await shop.close();
      await connected.close();
    }
  });
}
