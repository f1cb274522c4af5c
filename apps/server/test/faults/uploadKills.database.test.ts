import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { test } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { forProfile, isLongRun } from "./harness/runProfile.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { startBareUploadServer, toUploadServer } from "./harness/uploadServers.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";
import { runUploadKills } from "./uploadKills.ts";

const timeout = forProfile({ short: 90_000, long: 120 * MINUTE_MS });

test.skipIf(isLongRun)(
  "B4 kills during uploads lose no byte, and at most one chunk is sent again",
  {
    timeout,
  },
  async (context) => {
    const server = await startBareUploadServer();
    try {
      reportThresholds(context, await runUploadKills(server, { kills: 6 }));
    } finally {
      await server.close();
    }
  },
);

test.runIf(isLongRun)(
  "B4 kills of the whole shop during uploads lose no byte, although its locks and rows remain",
  {
    timeout,
  },
  async (context) => {
    const migratedDatabase = await createMigratedDatabase();
    const shop = await startShopProcesses({ databaseUrl: migratedDatabase.url, webCount: 1, workerCount: 1 });
    try {
      reportThresholds(context, await runUploadKills(toUploadServer(shop), { kills: 300 }));
      await expectInvariants(shop.database, { dataDir: shop.cluster.dataDir });
    } finally {
      await shop.close();
      await migratedDatabase.drop();
    }
  },
);
