import type { PendingPhoto, PendingPhotos } from "./pendingPhotos.ts";

/** What this page keeps of photos under way: in memory always, and in the browser's database where that has room. */
export type PhotoRecords = {
  readonly has: (id: string) => boolean;
  /** As this page knows it. */
  readonly get: (id: string) => PendingPhoto | undefined;
  /** As the database has it now, which other tabs write too; null or undefined for one that is done with. */
  readonly getLatest: (id: string) => Promise<PendingPhoto | null | undefined>;
  /** All of a design that the database holds, in the order in which they came. */
  readonly listForDesign: (designKey: string) => Promise<readonly PendingPhoto[]>;
  /** Knows a record without writing it. */
  readonly cache: (record: PendingPhoto) => void;
  /** Knows a record that came out of the database. */
  readonly cacheSaved: (record: PendingPhoto) => void;
  /** Keeps what has changed, in memory first; false when the database has no room. */
  readonly save: (record: PendingPhoto) => Promise<boolean>;
  /** Where the database has the record, it decides; a record that another tab has removed stays removed. */
  readonly update: (id: string, fields: (record: PendingPhoto) => Partial<PendingPhoto>) => Promise<void>;
  readonly delete: (id: string) => Promise<void>;
  /** Whether bytes of a photo are in this page's memory and nowhere else. */
  readonly hasUnsavedPhotos: () => boolean;
};

export const createPhotoRecords = (pending: PendingPhotos): PhotoRecords => {
  /** Photos under way, also where the database has no room for them. */
  const recordsById = new Map<string, PendingPhoto>();
  /** Those of them that the database holds; it is shared with the other tabs and knows better than this page. */
  const savedIds = new Set<string>();

  const cache = (record: PendingPhoto): void => void recordsById.set(record.photo.id, record);
  return {
    has: (id) => recordsById.has(id),
    get: (id) => recordsById.get(id),
    getLatest: async (id) => (savedIds.has(id) ? pending.get(id) : recordsById.get(id)),
    listForDesign: async (designKey) => {
      const all = await pending.getAll();
      return all
        .filter(({ designs }) => designs.includes(designKey))
        .toSorted((one, other) => one.addedAt - other.addedAt);
    },
    cache,
    cacheSaved: (record) => {
      cache(record);
      savedIds.add(record.photo.id);
    },
    save: async (record) => {
      cache(record);
      const isSaved = await pending.put(record);
      if (isSaved) savedIds.add(record.photo.id);
      return isSaved;
    },
    update: async (id, fields) => {
      const change = (record: PendingPhoto): PendingPhoto | null => {
        const changed = { ...record, ...fields(record) };
        const isDone = changed.photo.handle !== undefined && changed.designs.length === 0;
        return isDone ? null : changed;
      };
      const current = recordsById.get(id);
      const updated = current && !savedIds.has(id) ? change(current) : await pending.update(id, change);
      if (updated) cache(updated);
      else recordsById.delete(id);
    },
    delete: async (id) => {
      recordsById.delete(id);
      await pending.delete(id);
    },
    hasUnsavedPhotos: () => [...recordsById].some(([id, { file }]) => file !== null && !savedIds.has(id)),
  };
};
