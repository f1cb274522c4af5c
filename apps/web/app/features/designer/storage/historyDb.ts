import { createStore, get, promisifyRequest } from "idb-keyval";
import { parseSavedHistory, type SavedHistory, trimHistory } from "./savedHistory.ts";

/**
 * Designs with their steps of undo, in the browser's database beside the photos' bytes. Local storage holds only
 * photos that the shop has (R4.2), and is too small for steps. So a design with pending photos, and every step of
 * undo, is saved here (B4).
 */
export type HistoryDb = {
  readonly read: (designKey: string) => Promise<SavedHistory | null>;
  /** Resolves to whether it was saved. */
  readonly write: (designKey: string, saved: SavedHistory) => Promise<boolean>;
};

/** Opens the database. Private windows and full disks refuse it: then nothing is saved, and nothing throws. */
export const openHistoryDb = (): HistoryDb => {
  const store = createStore("storywall-designs", "histories");
  return {
    read: async (designKey) => parseSavedHistory(await get<unknown>(designKey, store).catch(() => null)),
    write: (designKey, { history, savedAt }) =>
      store("readwrite", (entries) => {
        entries.put({ version: 1, history: trimHistory(history), savedAt }, designKey);
        // Commits explicitly: a transaction normally ends in a later task of its page, and a page that is being closed
        // runs no more tasks.
        entries.transaction.commit();
        return promisifyRequest(entries.transaction);
      }).then(
        () => true,
        () => false,
      ),
  };
};
