// Real processes that are killed while shoppers answer questions about soft prints and get money back.

import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { type Cluster, startCluster } from "../../../../tools/postgres/cluster.ts";
import { runAnswerKills } from "./answerKills.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

let postgres: Cluster;
let shop: ShopProcesses;
beforeAll(async () => {
  postgres = await startCluster({ durable: true });
  shop = await startShopProcesses({ databaseUrl: postgres.url });
}, 90_000);
// Its photos are rows without files.
afterEach(() => expectInvariants(shop.database));
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

test("reliability 6: processes killed while shoppers answer about prints lose no answer, and pay back once", {
  timeout: forProfile({ short: 120_000, long: 180 * MINUTE_MS }),
}, async (context) => {
  const run = forProfile({
    short: { kills: 3, answersPerKill: 4 },
    long: { kills: 300, answersPerKill: 8 },
  });
  reportThresholds(context, await runAnswerKills(shop, run));
});
