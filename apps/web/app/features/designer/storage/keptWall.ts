import { startHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { browserKeptHistories } from "./keptHistories.ts";
import { readSavedDesign, saveDesign } from "./savedDesign.ts";
import { rememberUserPhotos } from "./userPhotos.ts";

/** What a wall is called in storage that came by a link, beside the walls that were begun from each layout. */
export const keptWallKey = (id: string): string => `wall_${id}`;

export const keptWallPath = (id: string): string => `/design?wall=${id}`;

/** The wall as it was left in this browser; null when it is not here. */
export const readKeptWall = async (id: string): Promise<Design | null> => {
  const key = keptWallKey(id);
  const saved = readSavedDesign(key);
  if (saved) return saved.design;
  return (await browserKeptHistories().read(key))?.history.present ?? null;
};

/** Keeps a wall that came by a link as this browser's own. One that is here already stays as it was left. */
export const keepWall = async (id: string, design: Design): Promise<void> => {
  if ((await readKeptWall(id)) !== null) return;
  const savedAt = Date.now();
  rememberUserPhotos(design.photos);
  if (saveDesign(keptWallKey(id), { design, savedAt })) return;
  // A full local storage: the database keeps the wall then.
  await browserKeptHistories().write(keptWallKey(id), { history: startHistory(design), savedAt });
};
