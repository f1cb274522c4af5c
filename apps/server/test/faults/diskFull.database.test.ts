import { test } from "vitest";
import { migratedDatabase } from "../support/databases.ts";
import { diskFull } from "./diskFull.ts";
import { reportBars } from "./harness/bars.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { openSmallDisk } from "./harness/smallDisk.ts";

const timeout = sized({ short: 90_000, long: 5 * MINUTES });

test("a full disk refuses photos with 507, keeps no half ones, and they come in when there is room", {
  timeout,
}, async (context) => {
  const disk = openSmallDisk(64);
  if (typeof disk === "string") return context.skip(disk);
  const fresh = await migratedDatabase();
  const options = { databaseUrl: fresh.url, dataDir: disk.folder, webs: 1, workers: 1 };
  const shop = await startShopProcesses(options);
  try {
    reportBars(context, await diskFull(shop, disk, { photos: sized({ short: 8, long: 30 }) }));
  } finally {
    await shop.close();
    await fresh.drop();
    disk.close();
  }
});
