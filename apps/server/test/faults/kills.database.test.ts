// Processes and a database that are killed during their work.

import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { type Cluster, startCluster } from "../../../../tools/postgres/cluster.ts";
import { forProfile } from "./harness/runProfile.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";
import { runKills } from "./kills.ts";

let postgres: Cluster;
let shop: ShopProcesses;
beforeAll(async () => {
  // Durable: the clusters of other tests lose acknowledged writes in a crash, for speed.
  postgres = await startCluster({ durable: true });
  shop = await startShopProcesses({ databaseUrl: postgres.url });
}, 90_000);
afterEach(() => expectInvariants(shop.database, { dataDir: shop.cluster.dataDir }));
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

const timeout = forProfile({ short: 90_000, long: 180 * MINUTE_MS });
const buyers = forProfile({ short: 2, long: 4 });

const measureSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

test("reliability 6: killed web processes and workers lose nothing that they acknowledged", {
  timeout,
}, async (context) => {
  const turns = ["web1", "worker1", "web2"];
  const kills = forProfile({ short: 2, long: 1_000 });
  const thresholdResults = await runKills(shop, {
    name: `${kills} kills of web processes and workers`,
    kills,
    buyers,
    killNext: (index) => {
      const name = turns[index % turns.length] ?? "";
      return measureSeconds(async () => {
        await shop.cluster.kill(name);
        await shop.cluster.start(name);
      });
    },
  });
  reportThresholds(context, thresholdResults);
});

test("reliability 6: a killed PostgreSQL loses nothing, and the shop recovers by itself", {
  timeout,
}, async (context) => {
  const kills = forProfile({ short: 1, long: 100 });
  const thresholdResults = await runKills(shop, {
    name: `${kills} kills of PostgreSQL`,
    kills,
    buyers,
    killNext: () =>
      measureSeconds(async () => {
        await postgres.crashAndRestart();
        // The shop serves calls again.
        await shop.shopper().visit();
      }),
  });
  reportThresholds(context, thresholdResults);
});
