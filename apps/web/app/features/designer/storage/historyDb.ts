import { createStore, get, set } from "idb-keyval";
import { parseSavedHistory, type SavedHistory, trimHistory } from "./savedHistory.ts";

/**
 * Walls with their steps, beside the photos' bytes in the browser's database. Local storage keeps only photos that the shop
 * has (R4.2), and is too small for what was: so a wall that waits for uploads, and every step of undo, is here (B4).
 */
export type HistoryDb = {
  readonly read: (designKey: string) => Promise<SavedHistory | null>;
  /** Whether it was kept. */
  readonly write: (designKey: string, saved: SavedHistory) => Promise<boolean>;
};

/** Private windows and full disks refuse: nothing is kept then, nothing throws. */
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
