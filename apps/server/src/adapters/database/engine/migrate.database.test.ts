import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectPostgres, type Database } from "./connect.ts";

let emptyDatabase: FreshDatabase;
const openDatabases: Database[] = [];
beforeEach(async () => {
  emptyDatabase = await createFreshDatabase();
});
afterEach(async () => {
  for (const database of openDatabases.splice(0)) await database.destroy();
  await emptyDatabase.drop();
});

const connect = async (): Promise<Database> => {
  const database = await connectPostgres(emptyDatabase.url);
  openDatabases.push(database);
  return database;
};

test("processes that start together on a new database all find it migrated", async () => {
  const databases = await Promise.all([connect(), connect(), connect()]);
  for (const database of databases) {
    expect(await database.selectFrom("visitors").selectAll().execute()).toEqual([]);
  }
});

test("a database that is newer than the program is rejected", async () => {
  const database = await connect();
  await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(database);
  await expect(connect()).rejects.toThrow("9999_later");
});

test("amounts beyond a 32-bit integer are read as numbers", async () => {
  const database = await connect();
  const { rows } = await sql<{ amount: unknown }>`select 69300000000::bigint as amount`.execute(database);
  expect(rows).toEqual([{ amount: 69_300_000_000 }]);
});

test("locks and statements have timeouts", async () => {
  const database = await connect();
  const { rows } =
    await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(
      database,
    );
  expect(rows).toEqual([{ lock: "10s", statement: "15s" }]);
});
