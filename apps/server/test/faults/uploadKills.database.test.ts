import { test } from "vitest";
import { migratedDatabase } from "../support/databases.ts";
import { reportBars } from "./harness/bars.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { isLong, MINUTES, sized } from "./harness/size.ts";
import { bareUploadServer, shopUploadServer } from "./harness/uploadServers.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";
import { uploadKillLoop } from "./uploadKills.ts";

const timeout = sized({ short: 90_000, long: 120 * MINUTES });

test.skipIf(isLong)(
  "B4 kills in the middle of uploads lose no byte, and at most a chunk is sent again",
  {
    timeout,
  },
  async (context) => {
    const server = await bareUploadServer();
    try {
      reportBars(context, await uploadKillLoop(server, { kills: 6 }));
    } finally {
      await server.close();
    }
  },
);

test.runIf(isLong)(
  "B4 the same with the whole shop, whose locks and rows outlive it",
  {
    timeout,
  },
  async (context) => {
    const fresh = await migratedDatabase();
    const shop = await startShopProcesses({ databaseUrl: fresh.url, webs: 1, workers: 1 });
    try {
      reportBars(context, await uploadKillLoop(shopUploadServer(shop), { kills: 300 }));
      await expectSoundShop(shop.database, { dataDir: shop.cluster.dataDir });
    } finally {
      await shop.close();
      await fresh.drop();
    }
  },
);
