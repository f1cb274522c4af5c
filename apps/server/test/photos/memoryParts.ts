import type { IdempotencyKeys, StoredReply } from "../../src/ports/IdempotencyKeys.ts";
import type { PhotoRecord, PhotoRecords } from "../../src/ports/PhotoRecords.ts";

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
