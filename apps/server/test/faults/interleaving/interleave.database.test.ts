// Tests that the interleaver finds an error that only one order of statements causes. One that finds nothing proves
// nothing.

import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres, type Database } from "../../../src/adapters/database/engine/connect.ts";
import { interleave } from "./interleave.ts";
import { randomSchedule, type Schedule, sampleEvenly, switchingSchedule } from "./schedules.ts";
import { openSession, type Session } from "./session.ts";

let emptyDatabase: FreshDatabase;
let database: Database;
let observer: pg.Client;
let sessions: readonly Session[];
beforeAll(async () => {
  emptyDatabase = await createFreshDatabase();
  database = await connectPostgres(emptyDatabase.url);
  observer = new pg.Client({ connectionString: emptyDatabase.url });
  await observer.connect();
  await sql`create table counters (id integer primary key, count integer not null)`.execute(database);
  const clock = createFakeClock();
  sessions = await Promise.all([1, 2].map(() => openSession(emptyDatabase.url, clock, database)));
});
afterAll(async () => {
  for (const session of sessions ?? []) await session.close();
  await observer?.end();
  await database?.destroy();
  await emptyDatabase?.drop();
});

type Count = { readonly count: number };

/** Lets two sessions add one each. Returns the final count, the results and the order of the sessions. */
const addTwice = async (
  schedule: Schedule,
  lock: "" | "for update",
  ids: readonly number[][] = [[1], [1]],
) => {
  await sql`insert into counters values (1, 0), (2, 0) on conflict (id) do update set count = 0`.execute(
    database,
  );
  const works = sessions.map((session, index) => ({
    session,
    run: ({ database: gated }: Session) =>
      gated.transaction().execute(async (transaction) => {
        for (const id of ids[index] ?? []) {
          const read = await sql<Count>`select count from counters where id = ${id} ${sql.raw(lock)}`.execute(
            transaction,
          );
          const count = (read.rows[0]?.count ?? 0) + 1;
          await sql`update counters set count = ${count} where id = ${id}`.execute(transaction);
        }
      }),
  }));
  const { results, trace } = await interleave(observer, works, schedule.choose());
  const { rows } = await sql<Count>`select count from counters where id = 1`.execute(database);
  return { count: rows[0]?.count, results: results.map(({ kind }) => kind), trace: trace.join("") };
};

test("sessions that run one after the other lose no addition", async () => {
  expect(await addTwice(switchingSchedule(0, []), "")).toMatchObject({ count: 2, trace: "000111" });
  expect(await addTwice(switchingSchedule(1, []), "")).toMatchObject({ count: 2, trace: "111000" });
});

test("the interleaver switches between read and write, which loses an addition", async () => {
  expect(await addTwice(switchingSchedule(0, [1]), "")).toMatchObject({ count: 1, trace: "011100" });
});

test("with a lock every schedule is correct, and a waiting session is skipped until the other has ended", async () => {
  for (const at of sampleEvenly(5, 5))
    expect(await addTwice(switchingSchedule(0, [at]), "for update")).toMatchObject({ count: 2 });
  expect((await addTwice(switchingSchedule(0, [1]), "for update")).trace).toBe("010011");
  for (let seed = 1; seed <= 5; seed++) {
    const first = await addTwice(randomSchedule(seed), "for update");
    expect(first.count).toBe(2);
    expect((await addTwice(randomSchedule(seed), "for update")).trace).toBe(first.trace);
  }
});

test("two deadlocked sessions are detected, and one ends with an error", async () => {
  const crossed = [
    [1, 2],
    [2, 1],
  ];
  const { results } = await addTwice(switchingSchedule(0, [1, 1]), "for update", crossed);
  expect(results.toSorted()).toEqual(["error", "value"]);
});
