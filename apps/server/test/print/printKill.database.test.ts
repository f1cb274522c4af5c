import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import type { FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { createQuadrantImage } from "@storywall/testkit/quadrantImage.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectPostgres, type Database } from "../../src/adapters/database/engine/connect.ts";
import { LEASE_MS } from "../../src/usecases/leasedQueue.ts";
import { createMigratedDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";

const WORKER_SCRIPT = join(import.meta.dirname, "printWorker.ts");
const TIMEOUT_MS = 60_000;

let migratedDatabase: FreshDatabase;
let database: Database;
let shop: TestShop;
let folder = "";
let master = "";
const running = new Set<ChildProcess>();
beforeAll(async () => {
  migratedDatabase = await createMigratedDatabase();
  database = await connectPostgres(migratedDatabase.url);
  shop = await openTestShop(database);
  folder = await mkdtemp(join(tmpdir(), "prints-"));
  master = join(folder, "master.jpg");
  // As many pixels as a phone's photo, so that a render takes long enough to be killed.
  await writeFile(
    master,
    await sharp(await createQuadrantImage(4000, 3000))
      .jpeg()
      .toBuffer(),
  );
});
afterAll(async () => {
  for (const worker of running) worker.kill("SIGKILL");
  await shop?.close();
  await database?.destroy();
  await migratedDatabase?.drop();
  await rm(folder, { recursive: true, force: true });
});

const startWorker = () => {
  const worker = spawn(
    process.execPath,
    [WORKER_SCRIPT, migratedDatabase.url, join(folder, "prints"), master, shop.clock.now().toISOString()],
    { stdio: "ignore" },
  );
  running.add(worker);
  const exited = once(worker, "exit").then(() => running.delete(worker));
  return { worker, exited };
};

const shown = async (orderNumber: string): Promise<readonly string[]> =>
  readdir(join(folder, "prints", "orders", orderNumber)).catch(() => []);

test("B1 a worker that is killed while it prints leaves no partial file, and another one finishes the order", {
  timeout: 2 * TIMEOUT_MS,
}, async () => {
  const { order } = await shopper(shop).buy();
  shop.clock.advance(3 * HOUR_MS);
  const jobs = () => shop.shop.repositories.printJobs.findByOrder(order.orderId);

  const first = startWorker();
  // The worker prints the second tile: the first job is done and another one is leased.
  await vi.waitFor(
    async () => {
      expect((await jobs()).filter(({ state }) => state === "done")).toHaveLength(1);
      expect(
        (await jobs()).filter(({ state, attempts }) => state === "waiting" && attempts > 0),
      ).toHaveLength(1);
    },
    { timeout: TIMEOUT_MS, interval: 10 },
  );
  first.worker.kill("SIGKILL");
  await first.exited;
  expect(await shown(order.orderNumber)).toHaveLength(1);

  shop.clock.advance(LEASE_MS);
  const second = startWorker();
  await second.exited;

  const files = (await jobs()).map(({ state, file }) => ({ state, ...file }));
  expect(files.map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
  const printed = (await shown(order.orderNumber)).filter((name) => name.endsWith(".jpg"));
  expect(printed.sort()).toEqual(files.map(({ fileName }) => fileName).sort());
  expect(await shown(order.orderNumber)).toContain("complete");
  for (const { fileName = "", sha256, bytes } of files) {
    const file = await readFile(join(folder, "prints", "orders", order.orderNumber, fileName));
    const found = { bytes: file.length, sha256: createHash("sha256").update(file).digest("hex") };
    expect(found).toEqual({ bytes, sha256 });
  }
});
