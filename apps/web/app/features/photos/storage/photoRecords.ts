import type { PendingPhoto, PendingPhotos } from "./pendingPhotos.ts";

/** What this page keeps of photos under way: in memory always, and in the browser's database where that has room. */
export type PhotoRecords = {
  readonly has: (id: string) => boolean;
  /** As this page knows it. */
  readonly get: (id: string) => PendingPhoto | undefined;
  /** As the database has it now, which other tabs write too; null or undefined for one that is done with. */
  readonly latest: (id: string) => Promise<PendingPhoto | null | undefined>;
  /** All of a design that the database holds, in the order in which they came. */
  readonly ofDesign: (designKey: string) => Promise<readonly PendingPhoto[]>;
  /** Knows a record without writing it. */
  readonly know: (record: PendingPhoto) => void;
  /** Knows a record that came out of the database. */
  readonly knowKept: (record: PendingPhoto) => void;
  /** Keeps what has changed, in memory first; false when the database has no room. */
  readonly keep: (record: PendingPhoto) => Promise<boolean>;
  /** Where the database has the record, it decides; a record that another tab has removed stays removed. */
  readonly update: (id: string, fields: (record: PendingPhoto) => Partial<PendingPhoto>) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  /** Whether bytes of a photo are in this page's memory and nowhere else. */
  readonly isAtRisk: () => boolean;
};

export const createPhotoRecords = (pending: PendingPhotos): PhotoRecords => {
  /** Photos under way, also where the database has no room for them. */
  const underWay = new Map<string, PendingPhoto>();
  /** Those of them that the database holds; it is shared with the other tabs and knows better than this page. */
  const kept = new Set<string>();

  const know = (record: PendingPhoto): void => void underWay.set(record.photo.id, record);
  return {
    has: (id) => underWay.has(id),
    get: (id) => underWay.get(id),
    latest: async (id) => (kept.has(id) ? pending.get(id) : underWay.get(id)),
    ofDesign: async (designKey) => {
      const all = await pending.all();
      return all
        .filter(({ designs }) => designs.includes(designKey))
        .toSorted((one, other) => one.addedAt - other.addedAt);
    },
    know,
    knowKept: (record) => {
      know(record);
      kept.add(record.photo.id);
    },
    keep: async (record) => {
      know(record);
      const hasRoom = await pending.put(record);
      if (hasRoom) kept.add(record.photo.id);
      return hasRoom;
    },
    update: async (id, fields) => {
      const change = (record: PendingPhoto): PendingPhoto | null => {
        const changed = { ...record, ...fields(record) };
        const isDone = changed.photo.handle !== undefined && changed.designs.length === 0;
        return isDone ? null : changed;
      };
      const mine = underWay.get(id);
      const after = mine && !kept.has(id) ? change(mine) : await pending.update(id, change);
      if (after) know(after);
      else underWay.delete(id);
    },
    drop: async (id) => {
      underWay.delete(id);
      await pending.remove(id);
    },
    isAtRisk: () => [...underWay].some(([id, { file }]) => file !== null && !kept.has(id)),
  };
};
