import { createStore, get, set } from "idb-keyval";
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
      set(designKey, { version: 1, history: trimHistory(history), savedAt }, store).then(
        () => true,
        () => false,
      ),
  };
};
