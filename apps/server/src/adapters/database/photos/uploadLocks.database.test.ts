import { afterAll, beforeAll, expect, test } from "vitest";
import { embeddedDatabase, postgresDatabase, type TestDatabase } from "../../../../test/support/databases.ts";
import type { UploadLocks } from "../../../ports/photos/UploadLocks.ts";
import { uploadLocks } from "./uploadLocks.ts";

const LEASE_MS = 1_000;

const patiently = (milliseconds = 10_000) => AbortSignal.timeout(milliseconds);
const quiet = () => {};

for (const [name, open] of [
  ["PostgreSQL", postgresDatabase],
  ["embedded", embeddedDatabase],
] as const) {
  let under: TestDatabase;
  const failures: unknown[] = [];
  /** As another process has them: nothing is shared but the rows. */
  const aProcess = (renewEveryMs = 50): UploadLocks =>
    uploadLocks(under.database, (error) => failures.push(error), { leaseMs: LEASE_MS, renewEveryMs });
  beforeAll(async () => {
    under = await open();
  });
  afterAll(async () => {
    await under.close();
    expect(failures).toEqual([]);
  });

  test(`${name}: of many processes that want a lock one at a time has it`, async () => {
    let holders = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      const lock = await aProcess().take("busy", { letGo: quiet, giveUp: patiently() });
      most = Math.max(most, ++holders);
      await under.database.selectFrom("visitors").selectAll().execute();
      holders--;
      await lock?.release();
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect({ most, holders }).toEqual({ most: 1, holders: 0 });
  });

  test(`${name}: whoever holds it hears in another process that it is wanted`, async () => {
    const wanted = Promise.withResolvers<void>();
    const first = await aProcess().take("wanted", { letGo: wanted.resolve, giveUp: patiently() });
    const second = aProcess().take("wanted", { letGo: quiet, giveUp: patiently() });
    await wanted.promise;
    expect(first?.isHeld()).toBe(true);
    await first?.release();
    expect((await second)?.isHeld()).toBe(true);
  });

  test(`${name}: a lock is held for longer than its lease while its process lives`, async () => {
    const lock = await aProcess().take("long", { letGo: quiet, giveUp: patiently() });
    const other = await aProcess().take("long", { letGo: quiet, giveUp: patiently(2 * LEASE_MS) });
    expect(other).toBeUndefined();
    expect(lock?.isHeld()).toBe(true);
    await lock?.release();
  });

  test(`${name}: the lock of a process that died frees itself, and was lost to it`, async () => {
    // One that never renews is as good as dead.
    const dead = await aProcess(60_000).take("dead", { letGo: quiet, giveUp: patiently() });
    const next = await aProcess().take("dead", { letGo: quiet, giveUp: patiently(3 * LEASE_MS) });
    expect(next?.isHeld()).toBe(true);
    expect(dead?.isHeld()).toBe(false);
    // Coming back to life it takes nothing away.
    await dead?.release();
    expect(next?.isHeld()).toBe(true);
    expect(await aProcess().take("dead", { letGo: quiet, giveUp: patiently(300) })).toBeUndefined();
    await next?.release();
  });

  test(`${name}: a holder whose row is gone lets go`, async () => {
    const lost = Promise.withResolvers<void>();
    const lock = await aProcess().take("gone", { letGo: lost.resolve, giveUp: patiently() });
    await under.database.deleteFrom("uploadLocks").execute();
    await lost.promise;
    expect(lock?.isHeld()).toBe(false);
  });

  test(`${name}: what a sender has in flight is counted over all processes`, async () => {
    const sender = "203.0.113.7";
    const request = { letGo: quiet, giveUp: patiently(), sender };
    const locks = [await aProcess().take("a", request), await aProcess().take("b", request)];
    expect(await aProcess().countOf(sender)).toBe(2);
    expect(await aProcess().countOf("203.0.113.8")).toBe(0);
    for (const lock of locks) await lock?.release();
    expect(await aProcess().countOf(sender)).toBe(0);
  });
}
