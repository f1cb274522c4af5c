import { test } from "vitest";
import { migratedDatabase } from "../support/databases.ts";
import { badPhotoRun } from "./badPhotos.ts";
import { badPhotos } from "./harness/badPhotos.ts";
import { reportBars } from "./harness/bars.ts";
import { startShopProcesses } from "./harness/shopProcesses.ts";
import { MINUTES, sized } from "./harness/size.ts";
import { expectSoundShop } from "./invariants/soundShop.ts";

const SEED = Number(process.env.FAULTS_SEED ?? 1);
const timeout = sized({ short: 90_000, long: 60 * MINUTES });

test("bad photos crash nothing, slow no cart and take no more memory than they may", {
  timeout,
}, async (context) => {
  const few = { every: 3, heavy: 1, damages: 6 };
  const many = { every: 1, heavy: 4, damages: 2_000 };
  const files = await badPhotos(SEED, sized({ short: few, long: many }));
  const fresh = await migratedDatabase();
  const shop = await startShopProcesses({ databaseUrl: fresh.url, webs: 1, workers: 0 });
  try {
    reportBars(context, await badPhotoRun(shop, files));
    await expectSoundShop(shop.database, { dataDir: shop.cluster.dataDir });
  } finally {
    await shop.close();
    await fresh.drop();
  }
});
