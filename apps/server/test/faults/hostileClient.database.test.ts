import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { test } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { forProfile } from "./harness/runProfile.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { runHostileClient } from "./hostileClient.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

const timeout = forProfile({ short: 240_000, long: 20 * MINUTE_MS });
const size = forProfile({
  short: { shoppers: 8, aloneSeconds: 1, seconds: 5 },
  long: { shoppers: 20, aloneSeconds: 60, seconds: 600 },
});

test("a hostile client that obeys the rate limits slows nobody else and fills neither memory nor disk", {
  timeout,
}, async (context) => {
  const migratedDatabase = await createMigratedDatabase();
  const shop = await startShopProcesses({ databaseUrl: migratedDatabase.url, webCount: 1, workerCount: 1 });
  try {
    reportThresholds(context, await runHostileClient(shop, size));
    await expectInvariants(shop.database, { dataDir: shop.cluster.dataDir });
  } finally {
    await shop.close();
    await migratedDatabase.drop();
  }
});
