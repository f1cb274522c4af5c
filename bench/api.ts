import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { median } from "@storywall/testkit/statistics.ts";
import { startCluster } from "../tools/postgres/cluster.ts";
import { measureDatabaseFloor } from "./api/databaseFloor.ts";
import { createJsonClient } from "./api/jsonClient.ts";
import { type LoadResult, runLoad } from "./api/runLoad.ts";
import { createShopperApi } from "./api/shopperApi.ts";
import { startStatementCounter } from "./api/statementCounter.ts";
import { startShop } from "./startShop.ts";
import { uploadPhoto } from "./upload/uploadPhoto.ts";

/**
 * Measures how many cart adds, cart reads and complete journeys to a paid order one server process handles per
 * second, on PostgreSQL with its default durability and the load generator on the same machine. It also measures what
 * the database alone does with the same number of statements.
 *
 *   node bench/api.ts [--rounds 3]
 *
 * Each figure is the median of the rounds. DATABASE_URL may name an empty PostgreSQL; without it one is started.
 */
const THRESHOLDS = {
  /** Maximum number of adds that the database alone does while the shop does one. */
  floorToAdds: 2,
  addP99: 30,
  /** 15 times Vendure 3.7's 10.9 and 100 times Medusa 2.21's 1.4, both measured on two cores. */
  journeys: 163,
};
const ADDS = { times: 3000, concurrency: 16 };
const READS = { times: 6000, concurrency: 32 };
const JOURNEYS = { times: 500, concurrency: 8 };
/** Adds per cart: it ends with about five lines, like a large real cart. */
const CARTS = ADDS.times / 4;
const PHOTO = new URL("../apps/server/src/adapters/images-sharp/test/sunset-with-gps.jpg", import.meta.url);

const rounds = Number(readOption("rounds") ?? 3);

/** Starts a shop with one photo, and a client that sends requests as shoppers do. */
const openShop = async (dataDir: string, databaseUrl: string) => {
  const shop = await startShop(dataDir, { DATABASE_URL: databaseUrl, TRUST_PROXY: "loopback" });
  const client = createJsonClient(shop.url.replace("localhost", "127.0.0.1"), READS.concurrency);
  const shopper = createShopperApi(client, await uploadPhoto(shop.url, PHOTO));
  const stop = async (): Promise<void> => {
    client.close();
    await shop.stop();
  };
  return { shopper, pid: shop.pid, stop };
};

/**
 * Returns the lowest statement count of several adds: scheduled tasks of the shop may add statements to some of
 * them.
 */
const countStatementsPerAdd = async (dataDir: string, databaseUrl: string): Promise<number> => {
  const counter = await startStatementCounter(databaseUrl);
  const { shopper, stop } = await openShop(dataDir, counter.url);
  try {
    const cart = await shopper.createCart(0);
    const counts: number[] = [];
    for (let add = 0; add < 5; add += 1) {
      const before = counter.count();
      await shopper.addLine(cart, 0);
      counts.push(counter.count() - before);
    }
    return Math.min(...counts);
  } finally {
    await stop();
    counter.close();
  }
};

const folder = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const externalDatabaseUrl = process.env.DATABASE_URL;
// A Unix socket, as for a shop whose database is on the same machine; the driver supports none on Windows.
const socket = process.platform !== "win32";
const cluster = externalDatabaseUrl === undefined ? await startCluster({ durable: true, socket }) : null;
try {
  const databaseUrl = externalDatabaseUrl ?? cluster?.socketUrl ?? cluster?.url ?? "";
  const dataDir = join(folder, "data");
  const statements = await countStatementsPerAdd(dataDir, databaseUrl);

  const { shopper, pid, stop } = await openShop(dataDir, databaseUrl);
  const figures: { adds: LoadResult; reads: LoadResult; journeys: LoadResult; floor: number | null }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Each round has its own shoppers.
      const firstShopper = round * 100_000;
      const carts: string[] = [];
      await runLoad({ times: CARTS, concurrency: 8, pid }, async (index) => {
        carts[index] = await shopper.createCart(firstShopper + index);
      });
      const cartOf = (index: number): string => carts[index % CARTS] ?? "";
      figures.push({
        adds: await runLoad({ ...ADDS, pid }, (index) =>
          shopper.addLine(cartOf(index), firstShopper + (index % CARTS)),
        ),
        reads: await runLoad({ ...READS, pid }, (index) =>
          shopper.readCart(cartOf(index), firstShopper + (index % CARTS)),
        ),
        journeys: await runLoad({ ...JOURNEYS, pid }, (index) =>
          shopper.placeOrder(firstShopper + CARTS + index),
        ),
        floor: await measureDatabaseFloor({ databaseUrl, folder, statements, round, carts: CARTS, ...ADDS }),
      });
    }
  } finally {
    await stop();
  }

  type Round = (typeof figures)[number];
  /** Prints the median of the rounds; a figure beyond its limit fails the run. */
  const print = (
    name: string,
    pick: (round: Round) => number | null,
    limit?: { readonly max: number } | { readonly min: number },
  ): void => {
    const values = figures.flatMap((round) => pick(round) ?? []);
    const value = median(values);
    const [word, bound] = !limit ? [] : "max" in limit ? ["limit", limit.max] : ["at least", limit.min];
    const shown = Number.isNaN(value) ? "-" : value < 10 ? value.toFixed(2) : Math.round(value);
    console.log(`${name} ${shown}${bound === undefined ? "" : ` (${word} ${bound})`}`);
    if (limit && ("max" in limit ? value > limit.max : value < limit.min)) process.exitCode = 1;
  };
  console.log(`PostgreSQL by ${cluster?.socketUrl ? "Unix socket, on this machine" : "TCP"}`);
  print("adds a second, 16 at a time", ({ adds }) => adds.perSecond);
  print("add p50 ms", ({ adds }) => adds.p50);
  print("add p99 ms", ({ adds }) => adds.p99, { max: THRESHOLDS.addP99 });
  print("shop's CPU ms an add", ({ adds }) => adds.cpuMs);
  print("SQL statements an add", () => statements);
  print("floor: adds a second by pgbench", (round) => round.floor);
  print("floor to adds, ratio", ({ floor, adds }) => floor && floor / adds.perSecond, {
    max: THRESHOLDS.floorToAdds,
  });
  print("cart reads a second, 32 at a time", ({ reads }) => reads.perSecond);
  print("cart read p50 ms", ({ reads }) => reads.p50);
  print("cart read p99 ms", ({ reads }) => reads.p99);
  print("shop's CPU ms a cart read", ({ reads }) => reads.cpuMs);
  print("journeys a second, 8 at a time", (round) => round.journeys.perSecond, { min: THRESHOLDS.journeys });
  print("journey p50 ms", (round) => round.journeys.p50);
  print("journey p99 ms", (round) => round.journeys.p99);
  print("shop's CPU ms a journey", (round) => round.journeys.cpuMs);
} finally {
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
}
