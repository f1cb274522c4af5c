// Concurrent calls at two processes of the real server.

import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, startShopProcesses, webOriginsOf } from "./harness/shopProcesses.ts";
import { addSitePromo, waitForPromo } from "./harness/sitePromo.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";
import { runLimitedPromo, runParallelAdds, runParallelCompletions } from "./races.ts";

let migratedDatabase: FreshDatabase;
let shop: ShopProcesses;
beforeAll(async () => {
  migratedDatabase = await createMigratedDatabase();
  shop = await startShopProcesses({ databaseUrl: migratedDatabase.url });
}, 60_000);
afterEach(() => expectInvariants(shop.database, { graceMs: 5_000 }));
afterAll(async () => {
  await shop?.close();
  await migratedDatabase?.drop();
});

const timeout = forProfile({ short: 60_000, long: 60 * MINUTE_MS });

test("reliability 1: parallel completions of a checkout give one order, one charge, one promo use, one mail", {
  timeout,
}, async (context) => {
  const size = forProfile({ short: { rounds: 1, callers: 200 }, long: { rounds: 1000, callers: 200 } });
  reportThresholds(context, await runParallelCompletions(shop, size));
});

test("R9.5 of many carts of one email address with a single-use code, one pays less", {
  timeout,
}, async (context) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const size = {
    carts: forProfile({ short: 40, long: 500 }),
    code: "WELCOME10",
    uses: 1,
    emailOf: () => email,
  };
  reportThresholds(context, await runLimitedPromo(shop, size));
});

for (const [code, uses] of [
  ["SINGLE", 1],
  ["FIRST7", 7],
] as const) {
  test(`reliability 7: of many shoppers with code ${code}, ${uses} pay less`, {
    timeout,
  }, async (context) => {
    await addSitePromo(shop.database, { code, percent: 10, oncePerEmail: false, maxUses: uses });
    await waitForPromo(webOriginsOf(shop.cluster), code);
    const emailOf = () => `${crypto.randomUUID()}@example.com`;
    const size = { carts: forProfile({ short: 20, long: 500 }), code, uses, emailOf };
    reportThresholds(context, await runLimitedPromo(shop, size));
  });
}

test("R4.10 parallel adds to one cart are all kept, at the right total", { timeout }, async (context) => {
  reportThresholds(context, await runParallelAdds(shop, 100));
});
