import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { test } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { runBadPhotos } from "./badPhotos.ts";
import { badPhotos } from "./harness/badPhotos.ts";
import { forProfile } from "./harness/runProfile.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { reportThresholds } from "./harness/thresholds.ts";
import { expectInvariants } from "./invariants/shopInvariants.ts";

const SEED = Number(process.env.FAULTS_SEED ?? 1);
const timeout = forProfile({ short: 90_000, long: 60 * MINUTE_MS });

test("bad photos crash no process, slow no cart and stay within the memory limits", {
  timeout,
}, async (context) => {
  const few = { sampleEvery: 3, heavyCount: 1, damagedCount: 6 };
  const many = { sampleEvery: 1, heavyCount: 4, damagedCount: 2_000 };
  const files = await badPhotos(SEED, forProfile({ short: few, long: many }));
  const migratedDatabase = await createMigratedDatabase();
  const shop = await startShopProcesses({ databaseUrl: migratedDatabase.url, webCount: 1, workerCount: 0 });
  try {
    reportThresholds(context, await runBadPhotos(shop, files));
    await expectInvariants(shop.database, { dataDir: shop.cluster.dataDir });
  } finally {
    await shop.close();
    await migratedDatabase.drop();
  }
});
