import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectPostgres, type Database } from "./connect.ts";
import { type Params, statement } from "./statement.ts";
import { transaction } from "./transaction.ts";

const INSERT = statement(({ id }: Params<{ id: string }>, db) =>
  db.insertInto("visitors").values({ id, site: "ZA", createdAt: new Date(0) }),
);
const FIND = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("visitors").select("id").where("id", "=", id),
);
const LOCK = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("visitors").select("id").where("id", "=", id).forUpdate(),
);

describe("pipelined statements of a transaction", () => {
  let emptyDatabase: FreshDatabase;
  let database: Database;
  beforeAll(async () => {
    emptyDatabase = await createFreshDatabase();
    database = await connectPostgres(emptyDatabase.url, 3);
  });
  beforeEach(async () => {
    await database.deleteFrom("visitors").execute();
  });
  afterAll(async () => {
    await database?.destroy();
    await emptyDatabase?.drop();
  });

  const visitors = async (): Promise<readonly string[]> =>
    (await database.selectFrom("visitors").select("id").orderBy("id").execute()).map(({ id }) => id);

  test("the next statement sees the pipelined changes, and the commit saves them", async () => {
    const seen = await transaction(database, async (transaction) => {
      await INSERT.executePipelined(transaction, { id: "anna" });
      await INSERT.executePipelined(transaction, { id: "ben" });
      return FIND.first(transaction, { id: "ben" });
    });
    expect(seen).toEqual({ id: "ben" });
    expect(await visitors()).toEqual(["anna", "ben"]);
  });

  test("reliability 6: the commit throws the error of a pipelined statement, and nothing is changed", async () => {
    const work = transaction(database, async (transaction) => {
      await INSERT.executePipelined(transaction, { id: "anna" });
      await INSERT.executePipelined(transaction, { id: "ben" });
      await INSERT.executePipelined(transaction, { id: "anna" });
    });
    await expect(work).rejects.toMatchObject({ code: "23505", constraint: "visitors_pkey" });
    expect(await visitors()).toEqual([]);
  });

  test("reliability 6: the next awaited statement throws the error of a pipelined one unchanged", async () => {
    let hasContinued = false;
    const work = transaction(database, async (transaction) => {
      await INSERT.executePipelined(transaction, { id: "anna" });
      await INSERT.executePipelined(transaction, { id: "anna" });
      await FIND.first(transaction, { id: "anna" });
      hasContinued = true;
    });
    await expect(work).rejects.toMatchObject({ code: "23505" });
    expect(hasContinued).toBe(false);
    expect(await visitors()).toEqual([]);
  });

  test("work that throws undoes pipelined statements", async () => {
    const work = transaction(database, async (transaction) => {
      await FIND.first(transaction, { id: "anna" });
      await INSERT.executePipelined(transaction, { id: "anna" });
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await visitors()).toEqual([]);
  });

  test("a connection works as before after a failed transaction", async () => {
    for (let time = 0; time < 6; time += 1) {
      const fails = transaction(database, async (transaction) => {
        await LOCK.executePipelined(transaction, { id: "anna" });
        await INSERT.executePipelined(transaction, { id: `visitor ${time}` });
        await INSERT.executePipelined(transaction, { id: `visitor ${time}` });
      });
      await expect(fails).rejects.toMatchObject({ code: "23505" });
      await database
        .transaction()
        .execute((transaction) => INSERT.executePipelined(transaction, { id: `visitor ${time}` }));
    }
    expect(await visitors()).toHaveLength(6);
  });

  test("the statement after a pipelined lock waits for the lock", async () => {
    await INSERT.executePipelined(database, { id: "anna" });
    const order: string[] = [];
    let releaseFirst = (): void => {};
    const firstReleased = new Promise<void>((resolve) => {
      releaseFirst = resolve;
    });
    let first: Promise<unknown> | undefined;
    const firstLocked = new Promise<void>((locked) => {
      first = transaction(database, async (transaction) => {
        await LOCK.executePipelined(transaction, { id: "anna" });
        await FIND.first(transaction, { id: "anna" });
        locked();
        await firstReleased;
        order.push("first");
      });
    });
    await firstLocked;
    const second = transaction(database, async (transaction) => {
      await LOCK.executePipelined(transaction, { id: "anna" });
      await FIND.first(transaction, { id: "anna" });
      order.push("second");
    });
    await waitForBlockedLock(database);
    releaseFirst();
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "second"]);
  });

  test("outside a transaction a pipelined statement is awaited and throws its own error", async () => {
    await INSERT.executePipelined(database, { id: "anna" });
    expect(await visitors()).toEqual(["anna"]);
    await expect(INSERT.executePipelined(database, { id: "anna" })).rejects.toMatchObject({ code: "23505" });
    expect(await FIND.first(database, { id: "anna" })).toEqual({ id: "anna" });
  });

  test("a connection awaits pipelined statements after its transaction has ended", async () => {
    await database.connection().execute(async (connection) => {
      await connection.transaction().execute(async (transaction) => {
        await FIND.first(transaction, { id: "anna" });
        await INSERT.executePipelined(transaction, { id: "anna" });
      });
      await INSERT.executePipelined(connection, { id: "ben" });
      await expect(INSERT.executePipelined(connection, { id: "ben" })).rejects.toMatchObject({
        code: "23505",
      });
      expect(await FIND.first(connection, { id: "ben" })).toEqual({ id: "ben" });
    });
    expect(await visitors()).toEqual(["anna", "ben"]);
  });

  test("a statement after the end of its transaction is rejected", async () => {
    const over = await transaction(database, async (own) => own);
    await expect(INSERT.first(over, { id: "anna" })).rejects.toThrow("already committed");
    await expect(INSERT.executePipelined(over, { id: "anna" })).rejects.toThrow("already committed");
    expect(await visitors()).toEqual([]);
  });

  test("concurrent statements get their own answers", async () => {
    await INSERT.executePipelined(database, { id: "anna" });
    const found = await transaction(database, (own) =>
      Promise.all(["anna", "ben", "anna"].map((id) => FIND.first(own, { id }))),
    );
    expect(found).toEqual([{ id: "anna" }, undefined, { id: "anna" }]);
  });

  test("a transaction whose connection breaks under pipelined statements is rejected", async () => {
    const work = transaction(database, async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await INSERT.executePipelined(transaction, { id: "anna" });
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database);
      await INSERT.executePipelined(transaction, { id: "ben" });
    });
    await expect(work).rejects.toThrow();
    expect(await visitors()).toEqual([]);
  });
});

const waitForBlockedLock = async (database: Database): Promise<void> => {
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(database);
    if (rows.length > 0) return;
  }
};
