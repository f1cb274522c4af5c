import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openEmbeddedTestDatabase,
  openPostgresTestDatabase,
  type TestDatabase,
} from "../../../../test/support/databases.ts";
import type { UploadLocks } from "../../../ports/photos/UploadLocks.ts";
import { uploadLocks } from "./uploadLocks.ts";

const LEASE_MS = 1_000;

const timeoutSignal = (milliseconds = 10_000) => AbortSignal.timeout(milliseconds);
const noop = () => {};

for (const [name, open] of [
  ["PostgreSQL", openPostgresTestDatabase],
  ["embedded", openEmbeddedTestDatabase],
] as const) {
  let testDatabase: TestDatabase;
  const errors: unknown[] = [];
  /** Returns the upload locks of one more process. Such processes share only the rows. */
  const simulateProcess = (renewIntervalMs = 50): UploadLocks =>
    uploadLocks(testDatabase.database, (error) => errors.push(error), { leaseMs: LEASE_MS, renewIntervalMs });
  beforeAll(async () => {
    testDatabase = await open();
  });
  afterAll(async () => {
    await testDatabase.close();
    expect(errors).toEqual([]);
  });

  test(`${name}: only one of many competing processes holds a lock at a time`, async () => {
    let holders = 0;
    let maxHolders = 0;
    const work = async (): Promise<void> => {
      const lock = await simulateProcess().acquire("busy", {
        onReleaseNeeded: noop,
        signal: timeoutSignal(),
      });
      maxHolders = Math.max(maxHolders, ++holders);
      await testDatabase.database.selectFrom("visitors").selectAll().execute();
      holders--;
      await lock?.release();
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect({ most: maxHolders, holders }).toEqual({ most: 1, holders: 0 });
  });

  test(`${name}: the holder in another process is told that its lock is wanted`, async () => {
    const wanted = Promise.withResolvers<void>();
    const first = await simulateProcess().acquire("wanted", {
      onReleaseNeeded: wanted.resolve,
      signal: timeoutSignal(),
    });
    const second = simulateProcess().acquire("wanted", { onReleaseNeeded: noop, signal: timeoutSignal() });
    await wanted.promise;
    expect(first?.isHeld()).toBe(true);
    await first?.release();
    expect((await second)?.isHeld()).toBe(true);
  });

  test(`${name}: a lock outlives its lease while its process lives`, async () => {
    const lock = await simulateProcess().acquire("long", { onReleaseNeeded: noop, signal: timeoutSignal() });
    const other = await simulateProcess().acquire("long", {
      onReleaseNeeded: noop,
      signal: timeoutSignal(2 * LEASE_MS),
    });
    expect(other).toBeUndefined();
    expect(lock?.isHeld()).toBe(true);
    await lock?.release();
  });

  test(`${name}: the lock of a dead process expires, and that process no longer holds it`, async () => {
    // A process that never renews looks like a dead one.
    const dead = await simulateProcess(60_000).acquire("dead", {
      onReleaseNeeded: noop,
      signal: timeoutSignal(),
    });
    const next = await simulateProcess().acquire("dead", {
      onReleaseNeeded: noop,
      signal: timeoutSignal(3 * LEASE_MS),
    });
    expect(next?.isHeld()).toBe(true);
    expect(dead?.isHeld()).toBe(false);
    // Its late release does not release the next holder's lock.
    await dead?.release();
    expect(next?.isHeld()).toBe(true);
    expect(
      await simulateProcess().acquire("dead", { onReleaseNeeded: noop, signal: timeoutSignal(300) }),
    ).toBeUndefined();
    await next?.release();
  });

  test(`${name}: a holder whose row was deleted no longer holds the lock`, async () => {
    const lost = Promise.withResolvers<void>();
    const lock = await simulateProcess().acquire("gone", {
      onReleaseNeeded: lost.resolve,
      signal: timeoutSignal(),
    });
    await testDatabase.database.deleteFrom("uploadLocks").execute();
    await lost.promise;
    expect(lock?.isHeld()).toBe(false);
  });

  test(`${name}: the locks of a client address are counted over all processes`, async () => {
    const clientAddress = "203.0.113.7";
    const request = { onReleaseNeeded: noop, signal: timeoutSignal(), clientAddress };
    const locks = [
      await simulateProcess().acquire("a", request),
      await simulateProcess().acquire("b", request),
    ];
    expect(await simulateProcess().countByClientAddress(clientAddress)).toBe(2);
    expect(await simulateProcess().countByClientAddress("203.0.113.8")).toBe(0);
    for (const lock of locks) await lock?.release();
    expect(await simulateProcess().countByClientAddress(clientAddress)).toBe(0);
  });
}
