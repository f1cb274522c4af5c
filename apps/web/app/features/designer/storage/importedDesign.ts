import { createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { openHistoryDb } from "./historyDb.ts";
import { importedDesignKey } from "./importedDesignKey.ts";
import { loadSavedDesign, saveDesign } from "./savedDesign.ts";
import { saveUserPhotos } from "./userPhotos.ts";

/** Returns the imported design as it was last saved in this browser; null when it has none. */
export const loadImportedDesign = async (id: string): Promise<Design | null> => {
  const key = importedDesignKey(id);
  const saved = loadSavedDesign(key);
  if (saved) return saved.design;
  return (await openHistoryDb().read(key))?.history.present ?? null;
};

/** Saves a design from a link or an order as this browser's own. One that was imported before keeps its changes. */
export const importDesign = async (id: string, design: Design): Promise<void> => {
  if ((await loadImportedDesign(id)) !== null) return;
  const savedAt = Date.now();
  saveUserPhotos(design.photos);
  if (saveDesign(importedDesignKey(id), { design, savedAt })) return;
  // Local storage is full: the database saves the design instead.
  await openHistoryDb().write(importedDesignKey(id), { history: createHistory(design), savedAt });
};
