import type { PhotoRecord, PhotoRecords } from "../../src/ports/photos/PhotoRecords.ts";
import type { PhotoShares } from "../../src/ports/photos/PhotoShares.ts";
import type { LockRequest, UploadLocks } from "../../src/ports/photos/UploadLocks.ts";
import type { IdempotencyKeys, StoredReply } from "../../src/ports/platform/IdempotencyKeys.ts";
import type { RateCounts } from "../../src/ports/platform/RateCounts.ts";

/** The rows of photos, kept by this process only. */
export const memoryPhotoRecords = (): PhotoRecords & { readonly all: Map<string, PhotoRecord> } => {
  const all = new Map<string, PhotoRecord>();
  return {
    all,
    insert: async (record) => {
      if (!all.has(record.assetId)) all.set(record.assetId, record);
    },
    find: async (assetId) => all.get(assetId),
  };
};

/** Quotas among the uploads of this process only. */
export const memoryPhotoShares = (): PhotoShares => {
  const all = new Map<string, { readonly sharer: string; readonly bytes: number }>();
  const of = (id: string) => [...all.values()].filter(({ sharer }) => sharer === id);
  return {
    take: async ({ assetId, bytes }, sharers) => {
      const full = sharers.find(
        ({ id, mostFiles, mostBytes }) =>
          of(id).length >= mostFiles || of(id).reduce((sum, share) => sum + share.bytes, bytes) > mostBytes,
      );
      if (full) return { kind: "full", sharer: full.id };
      for (const { id } of sharers) all.set(`${assetId} ${id}`, { sharer: id, bytes });
      return { kind: "taken" };
    },
    giveBack: async (assetId, sharer) => void all.delete(`${assetId} ${sharer}`),
    removeEnded: async () => {},
  };
};

/** Replies by idempotency key, kept by this process only. */
export const memoryIdempotencyKeys = (): IdempotencyKeys => {
  const all = new Map<string, { readonly bodyHash: string; stored?: StoredReply }>();
  return {
    begin: async (key, bodyHash) => {
      const known = all.get(key);
      if (!known) {
        all.set(key, { bodyHash });
        return { kind: "begun" };
      }
      if (known.bodyHash !== bodyHash) return { kind: "mismatch" };
      return known.stored ? { kind: "stored", stored: known.stored } : { kind: "running" };
    },
    keep: async (key, stored) => {
      const known = all.get(key);
      if (known) known.stored = stored;
    },
    forget: async (key) => {
      all.delete(key);
    },
    removeOlderThan: async () => {},
  };
};

/** Locks among the requests of this process only. */
export const memoryUploadLocks = (): UploadLocks => {
  const held = new Map<string, LockRequest & { readonly released: Promise<void> }>();
  return {
    take: async (name, request) => {
      const gaveUp = new Promise<void>((resolve) =>
        request.giveUp.addEventListener("abort", () => resolve()),
      );
      for (let holder = held.get(name); holder; holder = held.get(name)) {
        holder.letGo();
        await Promise.race([holder.released, gaveUp]);
        if (request.giveUp.aborted) return undefined;
      }
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const holding = { ...request, released };
      held.set(name, holding);
      return {
        isHeld: () => held.get(name) === holding,
        release: async () => {
          if (held.get(name) === holding) held.delete(name);
          resolve();
        },
      };
    },
    countOf: async (sender) => [...held.values()].filter((holding) => holding.sender === sender).length,
    removeExpired: async () => {},
    letGoOfAll: () => {
      for (const { letGo } of held.values()) letGo();
    },
  };
};

/** Counts nothing: photos' own tests ask as often as they like. */
export const memoryRateCounts = (): RateCounts => ({
  add: async (countings, now) => countings.map(() => ({ count: 1, endsAt: now })),
  giveBack: async () => {},
  removeEnded: async () => {},
});
