import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { LockRequest, UploadLock, UploadLocks } from "../../../ports/photos/UploadLocks.ts";
import type { Database } from "../engine/connect.ts";

/** A holder that died is waited for no longer than this. */
const LEASE_MS = 5_000;
const RENEW_EVERY_MS = 500;
const ASK_AGAIN_MS = 100;

/** A lock that this process has. Whether it still has it goes by a clock that nobody sets. */
type Holding = { readonly holder: string; readonly letGo: () => void; leaseEnds: number };

/**
 * Locks as rows with a lease by the database's clock. Holders renew all their rows by one statement and hear by it who
 * waits; within a process that is heard at once.
 */
export const uploadLocks = (
  db: Database,
  onFailure: (error: unknown) => void,
  { leaseMs = LEASE_MS, renewEveryMs = RENEW_EVERY_MS } = {},
): UploadLocks => {
  const held = new Map<string, Holding>();
  let isRenewing = false;
  const leaseEnd = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

  /** The row becomes the caller's when it is free; else its holder hears that it is wanted. */
  const tryToTake = async (name: string, holder: string, sender: string | undefined): Promise<boolean> => {
    const free = sql<boolean>`upload_locks.expires_at < clock_timestamp()`;
    const row = await db
      .insertInto("uploadLocks")
      .values({ name, holder, sender: sender ?? null, expiresAt: leaseEnd, isWanted: false })
      .onConflict((conflict) =>
        conflict.column("name").doUpdateSet({
          holder: sql<string>`case when ${free} then excluded.holder else upload_locks.holder end`,
          sender: sql<string>`case when ${free} then excluded.sender else upload_locks.sender end`,
          expiresAt: sql<Date>`case when ${free} then excluded.expires_at else upload_locks.expires_at end`,
          isWanted: sql<boolean>`not (${free})`,
        }),
      )
      .returning("holder")
      .executeTakeFirstOrThrow();
    return row.holder === holder;
  };

  const lose = (name: string, { letGo }: Holding): void => {
    held.delete(name);
    letGo();
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
    const ours = new Map(rows.map(({ holder, isWanted }) => [holder, isWanted]));
    for (const [name, holding] of held) {
      // One that was taken while the statement ran is none of its business.
      if (!holders.includes(holding.holder)) continue;
      const isWanted = ours.get(holding.holder);
      if (isWanted === undefined) lose(name, holding);
      else holding.leaseEnds = leaseEnds;
      if (isWanted) holding.letGo();
    }
  };

  /** Runs while there is something to renew. */
  const keepRenewing = async (): Promise<void> => {
    if (isRenewing) return;
    isRenewing = true;
    while (held.size > 0) {
      await wait(renewEveryMs, undefined, { ref: false });
      if (held.size > 0) await renew().catch(onFailure);
      for (const [name, holding] of held) {
        if (holding.leaseEnds < performance.now()) lose(name, holding);
      }
    }
    isRenewing = false;
  };

  const lockOf = (name: string, holding: Holding): UploadLock => ({
    isHeld: () => held.get(name) === holding && holding.leaseEnds > performance.now(),
    release: async () => {
      if (held.get(name) === holding) held.delete(name);
      await db.deleteFrom("uploadLocks").where("holder", "=", holding.holder).execute();
    },
  });

  const take = async (
    name: string,
    { letGo, giveUp, sender }: LockRequest,
  ): Promise<UploadLock | undefined> => {
    const holder = randomUUID();
    while (!giveUp.aborted) {
      const leaseEnds = performance.now() + leaseMs;
      if (await tryToTake(name, holder, sender)) {
        const holding = { holder, letGo: once(letGo), leaseEnds };
        held.set(name, holding);
        void keepRenewing();
        return lockOf(name, holding);
      }
      held.get(name)?.letGo();
      await wait(ASK_AGAIN_MS, undefined, { signal: giveUp }).catch(() => {});
    }
    return undefined;
  };

  return {
    take,
    countOf: async (sender) => {
      const { count } = await db
        .selectFrom("uploadLocks")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("sender", "=", sender)
        .where(sql<boolean>`expires_at > clock_timestamp()`)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    removeExpired: async () => {
      await db.deleteFrom("uploadLocks").where(sql<boolean>`expires_at < clock_timestamp()`).execute();
    },
    letGoOfAll: () => {
      for (const { letGo } of held.values()) letGo();
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
