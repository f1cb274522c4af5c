import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { connectPostgres, type Database } from "../../src/adapters/database/engine/connect.ts";
import { deleteVisitorPhoto } from "../../src/usecases/privacy/deleteVisitorPhoto.ts";
import { PHOTO_INVARIANTS } from "../faults/invariants/photoInvariants.ts";
import { createMigratedDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { openPhotoLifecycle, type PhotoLifecycle } from "./photoLifecycle.ts";

let migratedDatabase: Awaited<ReturnType<typeof createMigratedDatabase>>;
let database: Database;
let shop: TestShop;
let lifecycle: PhotoLifecycle;
beforeAll(async () => {
  migratedDatabase = await createMigratedDatabase();
  database = await connectPostgres(migratedDatabase.url);
});
beforeEach(async () => {
  shop = await openTestShop(database);
  lifecycle = await openPhotoLifecycle(shop);
});
afterEach(async () => {
  await shop.close();
  await lifecycle.close();
});
afterAll(async () => {
  await database?.destroy();
  await migratedDatabase?.drop();
});

const findPhotoViolations = async (): Promise<readonly string[]> => {
  const state = { database, dataDir: lifecycle.dataDir, settledBefore: new Date(0), ledger: [] };
  const all = PHOTO_INVARIANTS.map((invariant) =>
    invariant.findViolations({ ...state, receivedMailIds: undefined }),
  );
  return (await Promise.all(all)).flat();
};

/** Starts a worker process, waits until it reaches the pause point, and kills it. */
const purgeAndKill = async (pausePoint: "before" | "after"): Promise<void> => {
  const script = new URL("./purgeWorker.ts", import.meta.url).pathname;
  const worker = spawn(process.execPath, [script, migratedDatabase.url, lifecycle.dataDir, pausePoint], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const workerExit = once(worker, "exit");
  await Promise.race([once(worker.stdout, "data"), workerExit]);
  worker.kill("SIGKILL");
  await workerExit;
};

test.each(["before", "after"] as const)(
  "B12 a worker that is killed %s deleting a photo's files leaves rows and files consistent, and the next one finishes",
  async (moment) => {
    const userId = await shopper(shop).visit();
    const photo = await lifecycle.upload(userId);
    const other = await lifecycle.upload(userId, "photo_2");
    expect((await deleteVisitorPhoto(shop.shop, { visitorId: userId, assetId: photo })).kind).toBe("ok");
    // The worker uses the system clock, so the test backdates the row to end the grace period.
    await database
      .updateTable("photos")
      .set({ lookAt: new Date(0) })
      .where("assetId", "=", photo)
      .execute();
    await purgeAndKill(moment);
    expect(await lifecycle.hasBytes(photo)).toBe(moment === "before");
    expect(await findPhotoViolations()).toEqual([]);

    // The test ends the killed worker's lease in the same way.
    await database
      .updateTable("photos")
      .set({ lookAt: new Date(0) })
      .where("assetId", "=", photo)
      .execute();
    await lifecycle.purge();
    expect([await lifecycle.hasBytes(photo), await lifecycle.hasBytes(other)]).toEqual([false, true]);
    const rows = await database.selectFrom("photos").select("assetId").where("assetId", "=", photo).execute();
    expect([rows, await findPhotoViolations()]).toEqual([[], []]);
    await database.deleteFrom("visitorPhotos").execute();
    await database.deleteFrom("photos").execute();
  },
);
