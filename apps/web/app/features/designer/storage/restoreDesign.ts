import {
  amend,
  applyChange,
  createHistory,
  type History,
} from "@storywall/domain/design/commands/history.ts";
import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { filterPhotos } from "@storywall/domain/design/filterPhotos.ts";
import { isSameDesign } from "./isSameDesign.ts";
import type { SavedDesign } from "./savedDesign.ts";
import type { SavedHistory } from "./savedHistory.ts";

/** A photo of this design that the browser's database holds. `addedAt`: ms since 1970. */
export type PendingDesignPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

export type SavedState = {
  /** The design from local storage, only with photos that the shop has. */
  readonly local: SavedDesign | null;
  /** The design from the browser's database, with pending photos and undo steps. */
  readonly database: SavedHistory | null;
  readonly pending: readonly PendingDesignPhoto[];
};

/**
 * Returns the design as it was left, with its steps (B4): the newer of both saves, with every photo that was added
 * after it, and without photos whose bytes are neither on the server nor in the browser.
 */
export const restoreDesign = (blank: Design, { local, database, pending }: SavedState): History<Design> => {
  const photos = pending.map(({ photo }) => photo);
  const ids = new Set(photos.map(({ id }) => id));
  const keepAvailablePhotos = (design: Design): Design =>
    filterPhotos(photos.reduce(updatePhoto, design), ({ id, handle }) => handle !== undefined || ids.has(id));
  const steps = amend(database?.history ?? createHistory(local?.design ?? blank), keepAvailablePhotos);
  const isSavedNewer = local !== null && local.savedAt > (database?.savedAt ?? 0);
  // The page was closed before the database had the last step: only the result of the step is known.
  const newest = isSavedNewer
    ? applyChange(steps, "Last change", (present) => {
        const design = keepAvailablePhotos(local.design);
        return isSameDesign(design, present) ? present : design;
      })
    : steps;
  // A photo that was deleted before the last save must not come back. One that was added after it was never saved.
  const savedAt = Math.max(local?.savedAt ?? 0, database?.savedAt ?? 0);
  const late = pending.filter(({ addedAt }) => addedAt > savedAt).map(({ photo }) => photo);
  return applyChange(newest, addPhotos.label, (design) => addPhotos.run(design, { photos: late }));
};
