import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { connectPostgres, type Database } from "../../src/adapters/database/engine/connect.ts";
import { deleteVisitorPhoto } from "../../src/usecases/privacy/deleteVisitorPhoto.ts";
import { PHOTO_INVARIANTS } from "../faults/invariants/photoInvariants.ts";
import { migratedDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { type Lifecycle, openLifecycle } from "./lifecycle.ts";

let fresh: Awaited<ReturnType<typeof migratedDatabase>>;
let database: Database;
let shop: TestShop;
let lives: Lifecycle;
beforeAll(async () => {
  fresh = await migratedDatabase();
  database = await connectPostgres(fresh.url);
});
beforeEach(async () => {
  shop = await openTestShop(database);
  lives = await openLifecycle(shop);
});
afterEach(async () => {
  await shop.close();
  await lives.close();
});
afterAll(async () => {
  await database?.destroy();
  await fresh?.drop();
});

const breaches = async (): Promise<readonly string[]> => {
  const state = { database, dataDir: lives.dataDir, settledBefore: new Date(0), books: [] };
  const all = PHOTO_INVARIANTS.map((invariant) => invariant.breaches({ ...state, arrivedMails: undefined }));
  return (await Promise.all(all)).flat();
};

/** A worker of its own process that comes to that moment and is killed as by the kernel. */
const killAt = async (moment: "before" | "after"): Promise<void> => {
  const script = new URL("./collectWorker.ts", import.meta.url).pathname;
  const worker = spawn(process.execPath, [script, fresh.url, lives.dataDir, moment], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(worker, "exit");
  await Promise.race([once(worker.stdout, "data"), ended]);
  worker.kill("SIGKILL");
  await ended;
};

test.each(["before", "after"] as const)(
  "B12 a worker that is killed %s a photo's bytes go leaves rows and bytes that agree, and the next one ends it",
  async (moment) => {
    const userId = await shopper(shop).visit();
    const photo = await lives.upload(userId);
    const other = await lives.upload(userId, "photo_2");
    expect((await deleteVisitorPhoto(shop.shop, { visitorId: userId, assetId: photo })).kind).toBe("done");
    // The time of grace is over, by the clock of that worker.
    await database
      .updateTable("photos")
      .set({ lookAt: new Date(0) })
      .where("assetId", "=", photo)
      .execute();
    await killAt(moment);
    expect(await lives.hasBytes(photo)).toBe(moment === "before");
    expect(await breaches()).toEqual([]);

    // Its lease is over too.
    await database
      .updateTable("photos")
      .set({ lookAt: new Date(0) })
      .where("assetId", "=", photo)
      .execute();
    await lives.collect();
    expect([await lives.hasBytes(photo), await lives.hasBytes(other)]).toEqual([false, true]);
    const rows = await database.selectFrom("photos").select("assetId").where("assetId", "=", photo).execute();
    expect([rows, await breaches()]).toEqual([[], []]);
    await database.deleteFrom("visitorPhotos").execute();
    await database.deleteFrom("photos").execute();
  },
);
