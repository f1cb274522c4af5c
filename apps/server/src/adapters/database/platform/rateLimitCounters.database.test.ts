import { MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openEmbeddedTestDatabase,
  openPostgresTestDatabase,
  type TestDatabase,
} from "../../../../test/support/databases.ts";
import { rateLimitCounters } from "./rateLimitCounters.ts";

const start = new Date("2026-11-21T09:00:00.000Z");
const secondsAfterStart = (seconds: number) => new Date(start.getTime() + seconds * SECOND_MS);

for (const [name, open] of [
  ["PostgreSQL", openPostgresTestDatabase],
  ["embedded", openEmbeddedTestDatabase],
] as const) {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await open();
  });
  afterAll(() => testDatabase.close());

  const add = async (key: string, seconds: number, restartAtCount: number | null = null) => {
    const [counter] = await rateLimitCounters(testDatabase.database).increment(
      [{ key, windowMs: MINUTE_MS, restartAtCount }],
      secondsAfterStart(seconds),
    );
    return [counter?.count, counter?.endsAt] as const;
  };

  test(`${name}: a window starts with the first request and ends a minute later`, async () => {
    expect(await add("window", 0)).toEqual([1, secondsAfterStart(60)]);
    expect(await add("window", 59)).toEqual([2, secondsAfterStart(60)]);
    expect(await add("window", 60)).toEqual([1, secondsAfterStart(120)]);
  });

  test(`${name}: the first request over the limit starts a pause: the window restarts there, once`, async () => {
    expect(await add("pause", 0, 2)).toEqual([1, secondsAfterStart(60)]);
    expect(await add("pause", 10, 2)).toEqual([2, secondsAfterStart(60)]);
    expect(await add("pause", 20, 2)).toEqual([3, secondsAfterStart(80)]);
    // Requests during the pause do not prolong it.
    expect(await add("pause", 30, 2)).toEqual([4, secondsAfterStart(80)]);
    expect(await add("pause", 80, 2)).toEqual([1, secondsAfterStart(140)]);
  });

  test(`${name}: of many requests at the same moment each is counted, for any mix of keys`, async () => {
    const toWindow = (key: string) => ({ key, windowMs: MINUTE_MS, restartAtCount: null });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        rateLimitCounters(testDatabase.database).increment(
          [toWindow(`visitor ${index % 3}`), toWindow("address")],
          start,
        ),
      ),
    );
    const [visitor, address] = await rateLimitCounters(testDatabase.database).increment(
      [toWindow("visitor 0"), toWindow("address")],
      start,
    );
    expect([visitor?.count, address?.count]).toEqual([21, 61]);
  });

  test(`${name}: windows that have ended are deleted`, async () => {
    await rateLimitCounters(testDatabase.database).removeExpired(secondsAfterStart(10_000));
    expect(await testDatabase.database.selectFrom("rateCounts").selectAll().execute()).toEqual([]);
  });
}
