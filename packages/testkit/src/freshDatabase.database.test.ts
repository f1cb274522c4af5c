import { Client } from "pg";
import { expect, test } from "vitest";
import { createFreshDatabase } from "./freshDatabase.ts";

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test("each fresh database is a real PostgreSQL that starts empty and is separate from others", async () => {
  const one = await createFreshDatabase();
  const other = await createFreshDatabase();
  await query(one.url, "create table walls (id int)");

  expect(
    await query(one.url, "select count(*)::int as tables from pg_tables where tablename = 'walls'"),
  ).toEqual([{ tables: 1 }]);
  expect(
    await query(other.url, "select count(*)::int as tables from pg_tables where tablename = 'walls'"),
  ).toEqual([{ tables: 0 }]);
  await one.drop();
  await other.drop();
});

test("drop closes connections that a failing test left open", async () => {
  const database = await createFreshDatabase();
  const forgotten = new Client({ connectionString: database.url });
  forgotten.on("error", () => {}); // "terminating connection due to administrator command"
  await forgotten.connect();

  await database.drop();

  await expect(query(database.url, "select 1")).rejects.toThrow("does not exist");
});
