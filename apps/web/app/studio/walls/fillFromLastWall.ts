import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { filterPhotos } from "@storywall/domain/design/filterPhotos.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { startWithPhotos } from "../../features/designer/layout/changeLayout.ts";
import { createTransfer } from "../../features/designer/layout/layoutTransfer.ts";
import { loadMatchingChange } from "../../features/designer/layout/loadMatchingChange.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { waitUntilRestored } from "../../features/designer/state/whenRestored.ts";
import { showUndoToast } from "../../features/designer/status/showUndoToast.ts";
import { listOrderedPhotos } from "../../features/designer/storage/walls/listOrderedPhotos.ts";
import type { Photos } from "../../features/photos/photos.ts";
import { showToast } from "../../lib/page/toast.ts";
import { loadSavedWall } from "./loadSavedWall.ts";
import { startFrame } from "./startFrame.ts";

type FillDependencies = {
  readonly photos: Pick<Photos, "bind" | "restore" | "unbind">;
  /** Frames that cannot be made at the moment (B13). */
  readonly shortages: readonly Shortage[];
  /** Aborted when the shopper leaves the layout before it is filled. */
  readonly signal: AbortSignal;
};

/**
 * Fills a layout that is opened for the first time with the photos of the wall that was changed last, and
 * keeps its room, and its frame where the shopper chose it (startFrame.ts). Photos that were ordered wait in the tray. No photo is uploaded twice (R4.3). One step: undo takes the photos off the wall and leaves
 * them in the tray. They hang where they suit (B3).
 */
export const fillFromLastWall = async (
  store: DesignerStore,
  designKey: string,
  lastDesignKey: string,
  { photos, shortages, signal }: FillDependencies,
): Promise<void> => {
  const [last, step] = await Promise.all([
    loadSavedWall(lastDesignKey),
    loadStart(),
    waitUntilRestored(store),
  ]);
  if (last === null || signal.aborted || !isUntouched(store)) return;
  const pendingIds = last.photos.filter(({ handle }) => handle === undefined).map(({ id }) => id);
  await photos.bind(pendingIds, designKey);
  const pending = new Map((await photos.restore(designKey)).map(({ photo }) => [photo.id, photo]));
  if (signal.aborted || !isUntouched(store)) {
    // A photo bound to a design that does not have it would never be released.
    const ownIds = new Set(designOf(store.getState()).photos.map(({ id }) => id));
    const unusedIds = pendingIds.filter((id) => !ownIds.has(id));
    return photos.unbind(unusedIds, designKey);
  }
  const available = filterPhotos(last, ({ id, handle }) => handle !== undefined || pending.has(id));
  const { photos: transferred, ...transfer } = createTransfer(
    available,
    [],
    listOrderedPhotos(lastDesignKey, available),
  );
  const brought = transferred.map((photo) => pending.get(photo.id) ?? photo);
  const search = new URLSearchParams(location.search);
  store.getState().run(step, {
    ...transfer,
    photos: brought,
    frameStyle: startFrame(last, { blank: designOf(store.getState()), search, shortages }),
    hasChosenSize: search.has("size"),
  });
  // Undo removes the photos from the wall. They stay in the tray, because they are the shopper's wherever they hang.
  store.getState().amend((design) => withPhotos(design, brought));
  const design = designOf(store.getState());
  if (design.photos.length === 0) return;
  if (design.tiles.some(({ photoId }) => photoId !== null)) showUndoToast(store, broughtMessage(design));
  else showToast("info", "Your ordered photos are under Photos, ready to use again.");
};

/** Returns a short text with the numbers of photos that hang and that wait: a phone has space for three lines. */
const broughtMessage = (design: Design): string => {
  const { length } = design.photos;
  const waiting = photosInTray(design).length;
  if (waiting > 0)
    return `${length - waiting} of your ${length} photos are on this wall, ${waiting} not placed yet.`;
  return length === 1
    ? "We've added the photo from your last wall."
    : `We've added the ${length} photos from your last wall.`;
};

/** Offline, photos hang in their order. */
const loadStart = async (): Promise<typeof startWithPhotos> =>
  loadMatchingChange().then(
    (module) => module.startWithPhotosAndMatch,
    () => startWithPhotos,
  );

/** Returns the design with these photos too; those that it does not have yet are in its tray. */
const withPhotos = (design: Design, photos: readonly DesignPhoto[]): Design => {
  const known = new Set(design.photos.map(({ id }) => id));
  const added = photos.filter(({ id }) => !known.has(id));
  return added.length === 0 ? design : { ...design, photos: [...design.photos, ...added] };
};

/** Whether the shopper has done nothing to this layout yet. */
const isUntouched = (store: DesignerStore): boolean => {
  const { history } = store.getState();
  return history.present.photos.length === 0 && history.past.length + history.future.length === 0;
};
