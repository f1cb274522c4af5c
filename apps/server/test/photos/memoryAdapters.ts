import type { PhotoRecord, PhotoRecords } from "../../src/ports/photos/PhotoRecords.ts";
import type { StorageBudgets } from "../../src/ports/photos/StorageBudgets.ts";
import type { LockRequest, UploadLocks } from "../../src/ports/photos/UploadLocks.ts";
import type { UploadReservations } from "../../src/ports/photos/UploadReservations.ts";
import type { DiskSpace } from "../../src/ports/platform/DiskSpace.ts";
import type { IdempotencyKeys, StoredReply } from "../../src/ports/platform/IdempotencyKeys.ts";
import type { RateLimitCounters } from "../../src/ports/platform/RateLimitCounters.ts";

/** Creates photo records in the memory of this process. */
export const memoryPhotoRecords = (): PhotoRecords & { readonly all: Map<string, PhotoRecord> } => {
  const all = new Map<string, PhotoRecord>();
  return {
    all,
    insert: async (record) => {
      if (!all.has(record.assetId)) all.set(record.assetId, record);
    },
    find: async (assetId) => all.get(assetId),
    addStoredBytes: async () => {},
  };
};

/** Creates quotas for the uploads of this process only. */
export const memoryUploadReservations = (): UploadReservations => {
  const reservations = new Map<string, { readonly holder: string; readonly bytes: number }>();
  const reservationsOf = (id: string) => [...reservations.values()].filter(({ holder }) => holder === id);
  return {
    reserve: async ({ assetId, bytes }, sharers) => {
      const fullHolder = sharers.find(
        ({ id, maxFiles, maxBytes }) =>
          reservationsOf(id).length >= maxFiles ||
          reservationsOf(id).reduce((sum, share) => sum + share.bytes, bytes) > maxBytes,
      );
      if (fullHolder) return { kind: "quotaExceeded", holderId: fullHolder.id };
      for (const { id } of sharers) reservations.set(`${assetId} ${id}`, { holder: id, bytes });
      return { kind: "reserved" };
    },
    update: async () => ({ kind: "reserved" }),
    release: async (assetId, sharer) => void reservations.delete(`${assetId} ${sharer}`),
    removeExpired: async () => {},
  };
};

/** Creates idempotency keys in the memory of this process. */
export const memoryIdempotencyKeys = (): IdempotencyKeys => {
  const all = new Map<string, { readonly bodyHash: string; stored?: StoredReply }>();
  return {
    begin: async (key, bodyHash) => {
      const known = all.get(key);
      if (!known) {
        all.set(key, { bodyHash });
        return { kind: "acquired" };
      }
      if (known.bodyHash !== bodyHash) return { kind: "mismatch" };
      return known.stored ? { kind: "stored", stored: known.stored } : { kind: "running" };
    },
    save: async (key, stored) => {
      const known = all.get(key);
      if (known) known.stored = stored;
    },
    release: async (key) => {
      all.delete(key);
    },
    removeOlderThan: async () => {},
    removeBeyond: async () => {},
  };
};

/** Budgets that are never used up. */
export const UNLIMITED_STORAGE: StorageBudgets = {
  reserve: async () => ({ kind: "reserved" }),
  removeRefilled: async () => {},
};

/** A disk that never fills up. */
export const UNLIMITED_DISK: DiskSpace = { hasSpaceForPhotos: async () => true };

/** Creates locks among the requests of this process. */
export const memoryUploadLocks = (): UploadLocks => {
  const held = new Map<string, LockRequest & { readonly released: Promise<void> }>();
  return {
    acquire: async (name, request) => {
      const aborted = new Promise<void>((resolve) =>
        request.signal.addEventListener("abort", () => resolve()),
      );
      for (let holder = held.get(name); holder; holder = held.get(name)) {
        holder.onReleaseNeeded();
        await Promise.race([holder.released, aborted]);
        if (request.signal.aborted) return undefined;
      }
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const ownLock = { ...request, released };
      held.set(name, ownLock);
      return {
        isHeld: () => held.get(name) === ownLock,
        release: async () => {
          if (held.get(name) === ownLock) held.delete(name);
          resolve();
        },
      };
    },
    countByClientAddress: async (clientAddress) =>
      [...held.values()].filter((lock) => lock.clientAddress === clientAddress).length,
    removeExpired: async () => {},
    releaseAll: () => {
      for (const { onReleaseNeeded } of held.values()) onReleaseNeeded();
    },
  };
};

/** Creates counters that never reach a limit. */
export const memoryRateLimitCounters = (): RateLimitCounters => ({
  increment: async (windows, now) => windows.map(() => ({ count: 1, endsAt: now })),
  decrement: async () => {},
  removeExpired: async () => {},
});
