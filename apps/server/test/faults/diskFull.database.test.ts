import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { test } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { runDiskFull } from "./diskFull.ts";
import { forProfile } from "./harness/runProfile.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { mountSmallDisk } from "./harness/smallDisk.ts";
import { reportThresholds } from "./harness/thresholds.ts";

const timeout = forProfile({ short: 90_000, long: 5 * MINUTE_MS });

test("a full disk rejects photos with 507, keeps no partial ones, and accepts them when there is space", {
  timeout,
}, async (context) => {
  const disk = mountSmallDisk(64);
  if (typeof disk === "string") return context.skip(disk);
  const migratedDatabase = await createMigratedDatabase();
  // The disk is smaller than the floor, and is to fill up.
  const settings = { MIN_FREE_DISK_MB: "0" };
  const options = {
    settings,
    databaseUrl: migratedDatabase.url,
    dataDir: disk.folder,
    webCount: 1,
    workerCount: 1,
  };
  const shop = await startShopProcesses(options);
  try {
    reportThresholds(context, await runDiskFull(shop, disk, { photos: forProfile({ short: 8, long: 30 }) }));
  } finally {
    await shop.close();
    await migratedDatabase.drop();
    disk.close();
  }
});
