import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/commands.ts";
import {
  amend,
  applyChange,
  createHistory,
  type History,
} from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { filterPhotos } from "@storywall/domain/design/filterPhotos.ts";
import { isSameDesign } from "./isSameDesign.ts";
import type { SavedDesign } from "./savedDesign.ts";
import type { SavedHistory } from "./savedHistory.ts";

/** A photo that the browser's database holds for this wall. */
export type PendingDesignPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

export type SavedState = {
  /** From local storage: photos of the shop only. */
  readonly local: SavedDesign | null;
  /** From the browser's database: with photos on their way and with its steps. */
  readonly database: SavedHistory | null;
  readonly pending: readonly PendingDesignPhoto[];
};

/**
 * The wall as it was left, with its steps (B4): the newer of both saves, with every photo that came in after it, and
 * without photos of which neither the shop nor the browser has the bytes.
 */
export const restoreDesign = (blank: Design, { local, database, pending }: SavedState): History<Design> => {
  const photos = pending.map(({ photo }) => photo);
  const ids = new Set(photos.map(({ id }) => id));
  const keepAvailablePhotos = (design: Design): Design =>
    filterPhotos(photos.reduce(updatePhoto, design), ({ id, handle }) => handle !== undefined || ids.has(id));
  const steps = amend(database?.history ?? createHistory(local?.design ?? blank), keepAvailablePhotos);
  const isSavedNewer = local !== null && local.savedAt > (database?.savedAt ?? 0);
  // The page went before its database had the last step: what is known of it is where it led.
  const last = isSavedNewer
    ? applyChange(steps, "Last change", (present) => {
        const design = keepAvailablePhotos(local.design);
        return isSameDesign(design, present) ? present : design;
      })
    : steps;
  // A photo that was deleted before the last save must not come back; one that came after it was never saved.
  const savedAt = Math.max(local?.savedAt ?? 0, database?.savedAt ?? 0);
  const late = pending.filter(({ addedAt }) => addedAt > savedAt).map(({ photo }) => photo);
  return applyChange(last, addPhotos.label, (design) => addPhotos.run(design, { photos: late }));
};
