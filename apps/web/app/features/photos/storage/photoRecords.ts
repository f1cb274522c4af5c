import type { PendingPhoto, PendingPhotos } from "./pendingPhotos.ts";

/** The records of pending photos: always in memory, and in the browser's database unless it is full. */
export type PhotoRecords = {
  readonly has: (id: string) => boolean;
  /** Returns the record in memory. */
  readonly get: (id: string) => PendingPhoto | undefined;
  /** Returns the record in the database, which other tabs write too. Null or undefined when it was removed. */
  readonly getLatest: (id: string) => Promise<PendingPhoto | null | undefined>;
  /** Returns all records of a design in the database, in order of arrival. */
  readonly listForDesign: (designKey: string) => Promise<readonly PendingPhoto[]>;
  /** Adds a record to memory only. */
  readonly cache: (record: PendingPhoto) => void;
  /** Adds a record from the database to memory. */
  readonly cacheSaved: (record: PendingPhoto) => void;
  /** Saves a record, in memory first. Returns false when the database is full. */
  readonly save: (record: PendingPhoto) => Promise<boolean>;
  /**
   * Changes fields of a record. The database's version wins, and a record that another tab has removed stays removed.
   */
  readonly update: (id: string, fields: (record: PendingPhoto) => Partial<PendingPhoto>) => Promise<void>;
  readonly delete: (id: string) => Promise<void>;
  /** Returns true when the bytes of a photo are only in this page's memory. */
  readonly hasUnsavedPhotos: () => boolean;
};

export const createPhotoRecords = (pending: PendingPhotos): PhotoRecords => {
  /** All pending photos, also those that do not fit into the database. */
  const recordsById = new Map<string, PendingPhoto>();
  /** Ids of those in the database, which other tabs share: its version is newer than this page's. */
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
      const { id } = record.photo;
      const isSaved = await pending.put(record);
      if (isSaved) savedIds.add(id);
      // Removed in the meantime.
      if (!recordsById.has(id)) await pending.delete(id);
      return isSaved;
    },
    update: async (id, fields) => {
      const change = (record: PendingPhoto): PendingPhoto | null => {
        const changed = { ...record, ...fields(record) };
        const isDone = changed.photo.handle !== undefined && changed.designs.length === 0;
        return isDone ? null : changed;
      };
      const current = recordsById.get(id);
      const isInMemoryOnly = current !== undefined && !savedIds.has(id);
      const updated = isInMemoryOnly ? change(current) : await pending.update(id, change);
      if (updated) cache(updated);
      else recordsById.delete(id);
      if (updated && !isInMemoryOnly) savedIds.add(id);
    },
    delete: async (id) => {
      recordsById.delete(id);
      await pending.delete(id);
    },
    hasUnsavedPhotos: () => [...recordsById].some(([id, { file }]) => file !== null && !savedIds.has(id)),
  };
};
