import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedDatabase, postgresDatabase, type TestDatabase } from "../../../../test/support/databases.ts";
import { rateCounts } from "./rateCounts.ts";

const SECOND = 1000;
const start = new Date("2026-11-21T09:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * SECOND);

for (const [name, open] of [
  ["PostgreSQL", postgresDatabase],
  ["embedded", embeddedDatabase],
] as const) {
  let under: TestDatabase;
  beforeAll(async () => {
    under = await open();
  });
  afterAll(() => under.close());

  const add = async (key: string, seconds: number, pausesAfter: number | null = null) => {
    const [counted] = await rateCounts(under.database).add(
      [{ key, windowMs: 60 * SECOND, pausesAfter }],
      after(seconds),
    );
    return [counted?.count, counted?.endsAt] as const;
  };

  test(`${name}: a window begins with the first and ends a minute later, whatever comes between`, async () => {
    expect(await add("window", 0)).toEqual([1, after(60)]);
    expect(await add("window", 59)).toEqual([2, after(60)]);
    expect(await add("window", 60)).toEqual([1, after(120)]);
  });

  test(`${name}: whoever goes beyond a limit that pauses waits a whole window from then on`, async () => {
    expect(await add("pause", 0, 2)).toEqual([1, after(60)]);
    expect(await add("pause", 10, 2)).toEqual([2, after(60)]);
    expect(await add("pause", 20, 2)).toEqual([3, after(80)]);
    // Trying on during the pause does not make it longer.
    expect(await add("pause", 30, 2)).toEqual([4, after(80)]);
    expect(await add("pause", 80, 2)).toEqual([1, after(140)]);
  });

  test(`${name}: of many at the same moment every one is counted, in any mixture of keys`, async () => {
    const counting = (key: string) => ({ key, windowMs: 60 * SECOND, pausesAfter: null });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        rateCounts(under.database).add([counting(`visitor ${index % 3}`), counting("address")], start),
      ),
    );
    const [visitor, address] = await rateCounts(under.database).add(
      [counting("visitor 0"), counting("address")],
      start,
    );
    expect([visitor?.count, address?.count]).toEqual([21, 61]);
  });

  test(`${name}: windows that are over are forgotten`, async () => {
    await rateCounts(under.database).removeEnded(after(10_000));
    expect(await under.database.selectFrom("rateCounts").selectAll().execute()).toEqual([]);
  });
}
