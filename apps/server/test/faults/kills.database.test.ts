import { afterAll, afterEach, beforeAll, test } from "vitest";
import { type Cluster, startCluster } from "../../../../tools/postgres/cluster.ts";
import { reportBars } from "./harness/bars.ts";
import { type ShopProcesses, startShopProcesses } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";
import { killLoop } from "./kills.ts";

/** Programs that end without a word in the middle of their work, and a database that does. */
let postgres: Cluster;
let shop: ShopProcesses;
beforeAll(async () => {
  // One that keeps what it has said: the others of the tests do not, for speed.
  postgres = await startCluster({ durable: true });
  shop = await startShopProcesses({ databaseUrl: postgres.url });
}, 90_000);
afterEach(() => expectSoundShop(shop.database, { dataDir: shop.cluster.dataDir }));
afterAll(async () => {
  await shop?.close();
  await postgres?.stop();
});

const timeout = sized({ short: 90_000, long: 120 * MINUTES });
const buyers = sized({ short: 2, long: 4 });

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

test("reliability 6: killed web processes and workers lose nothing that they acknowledged", {
  timeout,
}, async (context) => {
  const turns = ["web1", "worker1", "web2"];
  const kills = sized({ short: 2, long: 300 });
  const bars = await killLoop(shop, {
    name: `${kills} kills of web processes and workers`,
    kills,
    buyers,
    killNext: (index) => {
      const name = turns[index % turns.length] ?? "";
      return secondsOf(async () => {
        await shop.cluster.kill(name);
        await shop.cluster.start(name);
      });
    },
  });
  reportBars(context, bars);
});

test("reliability 6: a killed PostgreSQL loses nothing, and the shop goes on by itself", {
  timeout,
}, async (context) => {
  const kills = sized({ short: 1, long: 100 });
  const bars = await killLoop(shop, {
    name: `${kills} kills of PostgreSQL`,
    kills,
    buyers,
    killNext: () =>
      secondsOf(async () => {
        await postgres.crashAndRestart();
        // Somebody can buy again.
        await shop.shopper().visit();
      }),
  });
  reportBars(context, bars);
});
