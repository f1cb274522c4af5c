import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { LockRequest, UploadLock, UploadLocks } from "../../../ports/photos/UploadLocks.ts";
import type { Database } from "../engine/connect.ts";

/** The longest wait for the lock of a process that died. */
const LEASE_MS = 5_000;
const RENEW_INTERVAL_MS = 500;
const POLL_INTERVAL_MS = 100;

/**
 * A lock that this process has acquired. `leaseEnds` is a time of `performance.now()`, which never jumps like a set
 * clock.
 */
type HeldLock = { readonly holder: string; readonly onContended: () => void; leaseEnds: number };

/**
 * Creates locks that are rows with a lease by the database's clock. A process renews all its rows with one statement,
 * which also tells it which locks are wanted. Within one process the holder is told at once.
 */
export const uploadLocks = (
  db: Database,
  onError: (error: unknown) => void,
  { leaseMs = LEASE_MS, renewIntervalMs = RENEW_INTERVAL_MS } = {},
): UploadLocks => {
  const held = new Map<string, HeldLock>();
  let isRenewing = false;
  const leaseEnd = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

  /** Acquires the row when it is free and returns true; else marks it as wanted, which its holder will see. */
  const tryAcquire = async (
    name: string,
    holder: string,
    clientAddress: string | undefined,
  ): Promise<boolean> => {
    const isFree = sql<boolean>`upload_locks.expires_at < clock_timestamp()`;
    const row = await db
      .insertInto("uploadLocks")
      .values({ name, holder, sender: clientAddress ?? null, expiresAt: leaseEnd, isWanted: false })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({
          holder: sql<string>`case when ${isFree} then excluded.holder else upload_locks.holder end`,
          sender: sql<string>`case when ${isFree} then excluded.sender else upload_locks.sender end`,
          expiresAt: sql<Date>`case when ${isFree} then excluded.expires_at else upload_locks.expires_at end`,
          isWanted: sql<boolean>`not (${isFree})`,
        }),
      )
      .returning("holder")
      .executeTakeFirstOrThrow();
    return row.holder === holder;
  };

  const dropLock = (name: string, { onContended }: HeldLock): void => {
    held.delete(name);
    onContended();
  };

  const renew = async (): Promise<void> => {
    const holders = [...held.values()].map(({ holder }) => holder);
    const leaseEnds = performance.now() + leaseMs;
    const rows = await db
      .updateTable("uploadLocks")
      .set({ expiresAt: leaseEnd })
      .where("holder", "in", holders)
      .returning(["name", "holder", "isWanted"])
      .execute();
    const renewed = new Map(rows.map(({ holder, isWanted }) => [holder, isWanted]));
    for (const [name, lock] of held) {
      // Skip a lock that was acquired while the statement ran.
      if (!holders.includes(lock.holder)) continue;
      const isWanted = renewed.get(lock.holder);
      if (isWanted === undefined) dropLock(name, lock);
      else lock.leaseEnds = leaseEnds;
      if (isWanted) lock.onContended();
    }
  };

  /** Renews the leases until no lock is held. */
  const renewWhileHeld = async (): Promise<void> => {
    if (isRenewing) return;
    isRenewing = true;
    while (held.size > 0) {
      await wait(renewIntervalMs, undefined, { ref: false });
      if (held.size > 0) await renew().catch(onError);
      for (const [name, lock] of held) {
        if (lock.leaseEnds < performance.now()) dropLock(name, lock);
      }
    }
    isRenewing = false;
  };

  const toUploadLock = (name: string, lock: HeldLock): UploadLock => ({
    isHeld: () => held.get(name) === lock && lock.leaseEnds > performance.now(),
    release: async () => {
      if (held.get(name) === lock) held.delete(name);
      await db.deleteFrom("uploadLocks").where("holder", "=", lock.holder).execute();
    },
  });

  const acquire = async (
    name: string,
    { onReleaseNeeded, signal, clientAddress }: LockRequest,
  ): Promise<UploadLock | undefined> => {
    const holder = randomUUID();
    while (!signal.aborted) {
      const leaseEnds = performance.now() + leaseMs;
      if (await tryAcquire(name, holder, clientAddress)) {
        const lock = { holder, onContended: once(onReleaseNeeded), leaseEnds };
        held.set(name, lock);
        void renewWhileHeld();
        return toUploadLock(name, lock);
      }
      held.get(name)?.onContended();
      await wait(POLL_INTERVAL_MS, undefined, { signal }).catch(() => {});
    }
    return undefined;
  };

  return {
    acquire,
    countByClientAddress: async (clientAddress) => {
      const { count } = await db
        .selectFrom("uploadLocks")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("sender", "=", clientAddress)
        .where(sql<boolean>`expires_at > clock_timestamp()`)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    removeExpired: async () => {
      await db.deleteFrom("uploadLocks").where(sql<boolean>`expires_at < clock_timestamp()`).execute();
    },
    releaseAll: () => {
      for (const { onContended } of held.values()) onContended();
    },
  };
};

const once = (call: () => void): (() => void) => {
  let isCalled = false;
  return () => {
    if (isCalled) return;
    isCalled = true;
    call();
  };
};
