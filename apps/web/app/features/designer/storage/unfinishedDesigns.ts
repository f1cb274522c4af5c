import { createStore, del, get, set } from "idb-keyval";
import { parseSavedDesign, type SavedDesign } from "./savedDesign.ts";

/**
 * Walls that show photos which the shop has not yet. Local storage keeps none of those (R4.2), so the whole wall lies
 * beside the photos' bytes in the browser's database until the last one is uploaded (B4).
 */
export type UnfinishedDesigns = {
  readonly read: (designKey: string) => Promise<SavedDesign | null>;
  readonly write: (designKey: string, saved: SavedDesign) => Promise<void>;
  readonly remove: (designKey: string) => Promise<void>;
};

/** Private windows and full disks refuse: nothing is kept then, nothing throws. */
export const browserUnfinishedDesigns = (): UnfinishedDesigns => {
  const store = createStore("storywall-designs", "unfinished");
  return {
    read: async (designKey) => parseSavedDesign(await get<unknown>(designKey, store).catch(() => null)),
    write: (designKey, saved) => set(designKey, saved, store).catch(() => undefined),
    remove: (designKey) => del(designKey, store).catch(() => undefined),
  };
};
