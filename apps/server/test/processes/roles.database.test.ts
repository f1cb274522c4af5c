import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectOk } from "../support/testShop.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { killServerProcesses } from "./serverProcess.ts";

let emptyDatabase: FreshDatabase;
let cluster: Cluster;
beforeAll(async () => {
  emptyDatabase = await createFreshDatabase();
  // All three start together on an empty database: one migrates it, the others wait.
  cluster = await startCluster({ databaseUrl: emptyDatabase.url });
}, 120 * SECOND_MS);
afterAll(async () => {
  await cluster?.close();
  killServerProcesses();
  await emptyDatabase.drop();
});

const web1 = () => cluster.process("web1");
const web2 = () => cluster.process("web2");

test("a worker serves only health checks", async () => {
  const { origin } = cluster.process("worker1");
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${origin}/api/misc/create_user`, { method: "POST" })).status).toBe(404);
  expect((await fetch(`${origin}/`)).status).toBe(404);
});

test("processes that start together on an empty database migrate it once", async () => {
  const database = new Client({ connectionString: emptyDatabase.url });
  await database.connect();
  const made = await database.query("select name from kysely_migration");
  const lock = await database.query("select is_locked from kysely_migration_lock");
  await database.end();
  const names = made.rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  expect(lock.rows).toEqual([{ is_locked: 0 }]);
});

test("both web processes serve calls", async () => {
  for (const web of [web1(), web2()]) await expectOk(web.call(createUser, { body: { site: "ZA" } }));
});
