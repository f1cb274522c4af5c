import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/commands.ts";
import { amend, type History, run, startHistory } from "@storywall/domain/design/commands/history.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { withPhotosThat } from "@storywall/domain/design/withPhotos.ts";
import { isSameWall } from "./sameWall.ts";
import type { SavedDesign } from "./savedDesign.ts";
import type { SavedHistory } from "./savedHistory.ts";

/** A photo that the browser's database holds for this wall. */
export type WaitingPhoto = { readonly photo: DesignPhoto; readonly addedAt: number };

export type LeftBehind = {
  /** From local storage: photos of the shop only. */
  readonly saved: SavedDesign | null;
  /** From the browser's database: with photos on their way and with its steps. */
  readonly kept: SavedHistory | null;
  readonly waiting: readonly WaitingPhoto[];
};

/**
 * The wall as it was left, with its steps (B4): the newer of both saves, with every photo that came in after it, and
 * without photos of which neither the shop nor the browser has the bytes.
 */
export const restoreWall = (blank: Design, { saved, kept, waiting }: LeftBehind): History<Design> => {
  const photos = waiting.map(({ photo }) => photo);
  const ids = new Set(photos.map(({ id }) => id));
  const known = (design: Design): Design =>
    withPhotosThat(
      photos.reduce(updatePhoto, design),
      ({ id, handle }) => handle !== undefined || ids.has(id),
    );
  const steps = amend(kept?.history ?? startHistory(saved?.design ?? blank), known);
  const isSavedNewer = saved !== null && saved.savedAt > (kept?.savedAt ?? 0);
  // The page went before its database had the last step: what is known of it is where it led.
  const last = isSavedNewer
    ? run(steps, "Last change", (present) => {
        const design = known(saved.design);
        return isSameWall(design, present) ? present : design;
      })
    : steps;
  // A photo that was deleted before the last save must not come back; one that came after it was never saved.
  const savedAt = Math.max(saved?.savedAt ?? 0, kept?.savedAt ?? 0);
  const late = waiting.filter(({ addedAt }) => addedAt > savedAt).map(({ photo }) => photo);
  return run(last, addPhotos.label, (design) => addPhotos.run(design, { photos: late }));
};
