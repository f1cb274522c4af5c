import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { executeOn } from "@storywall/testkit/executeOn.ts";
import { median } from "@storywall/testkit/statistics.ts";
import { startCluster } from "../tools/postgres/cluster.ts";
import { SEED_FIGURES_SQL } from "./figures/seedFigures.ts";
import { seedOrdersSql } from "./orderSearch/seedOrders.ts";
import { OWNER_PASSWORD, signInOwner } from "./signInOwner.ts";
import { startShop } from "./startShop.ts";

/**
 * Measures how long the owner's figures take over HTTP, by span, on PostgreSQL and on the embedded database: the median
 * of five requests, and the longest.
 *
 *   node bench/figures.ts [--orders 100000]
 */
const REQUESTS = 5;
const DAY_MS = 86_400_000;
/** Days of a span, and the maximum time for its figures in ms. A year is compared with the year before. */
const SPANS = [
  { days: 1, maxMs: 200 },
  { days: 7, maxMs: 500 },
  { days: 30, maxMs: 1_000 },
  { days: 365, maxMs: 5_000 },
] as const;

const count = Number(readOption("orders") ?? 100_000);
const statements = [...seedOrdersSql(count), ...SEED_FIGURES_SQL];

const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const measure = async (database: string, url: string): Promise<void> => {
  const cookie = await signInOwner(url);
  const get = async (path: string): Promise<number> => {
    const begin = performance.now();
    const reply = await fetch(`${url}/api/owner/${path}`, { headers: { cookie } });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    await reply.arrayBuffer();
    return performance.now() - begin;
  };
  const report = async (name: string, path: string, maxMs: number): Promise<void> => {
    const times: number[] = [];
    for (let request = 0; request < REQUESTS; request += 1) times.push(await get(path));
    const middle = median(times);
    const longest = Math.max(...times);
    console.log(
      `${count} orders, ${database}, ${name}: median ${middle.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (limit ${maxMs})`,
    );
    if (middle > maxMs) process.exitCode = 1;
  };
  for (const { days, maxMs } of SPANS)
    await report(
      `figures of ${days} days`,
      `figures?site=ZA&from=${dayBefore(days - 1)}&to=${dayBefore(0)}`,
      maxMs,
    );
  await report("today", "today", 200);
};

const folder = await mkdtemp(join(tmpdir(), "storywall-bench-"));
try {
  const cluster = await startCluster({ durable: true });
  try {
    const shop = await startShop(join(folder, "data"), {
      DATABASE_URL: cluster.url,
      OWNER_PASSWORD,
    });
    try {
      for (const statement of statements) await executeOn(cluster.url, statement);
      await executeOn(cluster.url, "analyze");
      await measure("PostgreSQL", shop.url);
    } finally {
      await shop.stop();
    }
  } finally {
    await cluster.stop();
  }

  const dataDir = join(folder, "embedded");
  const settings = { DATABASE_URL: "", OWNER_PASSWORD };
  // The first start creates the tables; the second one collects statistics.
  await (await startShop(dataDir, settings)).stop();
  const database = await PGlite.create(join(dataDir, "database"));
  for (const statement of statements) await database.exec(statement);
  await database.close();
  const shop = await startShop(dataDir, settings);
  try {
    await measure("embedded", shop.url);
  } finally {
    await shop.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
