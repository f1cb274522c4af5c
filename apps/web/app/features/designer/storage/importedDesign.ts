import { createHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { openHistoryDb } from "./historyDb.ts";
import { loadSavedDesign, saveDesign } from "./savedDesign.ts";
import { saveUserPhotos } from "./userPhotos.ts";

/** What a wall is called in storage that came by a link, beside the walls that were begun from each layout. */
export const importedDesignKey = (id: string): string => `wall_${id}`;

export const importedDesignPath = (id: string): string => `/design?wall=${id}`;

/** The wall as it was left in this browser; null when it is not here. */
export const loadImportedDesign = async (id: string): Promise<Design | null> => {
  const key = importedDesignKey(id);
  const saved = loadSavedDesign(key);
  if (saved) return saved.design;
  return (await openHistoryDb().read(key))?.history.present ?? null;
};

/** Keeps a wall that came by a link as this browser's own. One that is here already stays as it was left. */
export const importDesign = async (id: string, design: Design): Promise<void> => {
  if ((await loadImportedDesign(id)) !== null) return;
  const savedAt = Date.now();
  saveUserPhotos(design.photos);
  if (saveDesign(importedDesignKey(id), { design, savedAt })) return;
  // A full local storage: the database keeps the wall then.
  await openHistoryDb().write(importedDesignKey(id), { history: createHistory(design), savedAt });
};
