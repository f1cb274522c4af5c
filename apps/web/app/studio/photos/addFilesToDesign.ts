import type { Design } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { findWeakTiles } from "../../features/designer/state/readiness.ts";
import { showUndoToast } from "../../features/designer/status/showUndoToast.ts";
import { failedCountText, type PhotoViews } from "../../features/designer/view/photoView.ts";
import { listFailedPhotos } from "../../features/designer/view/useFailedPhotos.ts";
import type { Photos } from "../../features/photos/photos.ts";
import { uploadMessage } from "../../features/photos/uploadMessage.ts";
import { showToast } from "../../lib/page/toast.ts";

/** Where photos go. */
export type Target = {
  /** The tile for the first one; null: the empty tiles in order. */
  readonly tile: string | null;
  /** A photo or file that cannot be used, which the first one replaces. */
  readonly replacedId?: string;
};

type Page = {
  readonly store: DesignerStore;
  readonly photos: Pick<Photos, "states" | "addFiles" | "remove">;
  readonly designKey: string;
  /** Loads the command that hangs photos. */
  readonly loadPlace: () => Promise<typeof placePhotos>;
};

/** Returns where another photo goes that is chosen in place of one that cannot be used: into its tile. */
export const targetInPlaceOf = (replacedId: string, { tiles }: Design, views: PhotoViews): Target => ({
  tile: tiles.find(({ photoId }) => photoId === replacedId)?.name ?? views[replacedId]?.tile ?? null,
  replacedId,
});

/**
 * Returns the id of the photo whose place another one takes, also in the list: the one it was chosen for, or the one in
 * its tile if that cannot be used or is too small to print there. If it stayed in the list, the shopper would be offered
 * a larger wall for it. One whose upload may be retried stays, and one that hangs in another tile, too.
 */
export const findReplacedPhoto = (
  design: Design,
  views: PhotoViews,
  { tile, replacedId }: Target,
): string | undefined => {
  if (design.photos.some(({ id }) => id === replacedId)) return replacedId;
  const photoId = design.tiles.find(({ name }) => name === tile)?.photoId;
  if (photoId === undefined || photoId === null) return undefined;
  const isUnusable = listFailedPhotos(design, views).some(
    ({ id, stage }) => id === photoId && stage.kind === "failed" && !stage.problem.canRetry,
  );
  return isUnusable || isTooSmall(design, views, photoId) ? photoId : undefined;
};

const isTooSmall = (design: Design, views: PhotoViews, photoId: string): boolean =>
  design.tiles.filter((tile) => tile.photoId === photoId).length === 1 &&
  findWeakTiles(design, views).some(
    ({ photo, verdict }) => photo?.id === photoId && verdict === "unprintable",
  );

/**
 * Adds files to the design. Those that are no photos are listed with their reasons, in place of the ones before that were
 * chosen for the same tile.
 */
export const addFilesToDesign = async (
  { store, photos, designKey, loadPlace }: Page,
  files: readonly File[],
  target: Target,
): Promise<void> => {
  const { tile } = target;
  const before = photos.states.getState();
  const replacedId = findReplacedPhoto(designOf(store.getState()), before, target);
  const remaining = MAX_PHOTOS_PER_DESIGN - designOf(store.getState()).photos.length;
  const room = Math.max(0, remaining + (replacedId === undefined ? 0 : 1));
  const [chosen, place] = await Promise.all([
    photos.addFiles(files.slice(0, room), designKey, tile),
    loadPlace(),
  ]);
  // Only now: a shopper who closes the picker, or whose file cannot be read, still has the reason.
  const answered = Object.values(before).filter(
    ({ id, isOnlyFile, tile: chosenFor }) =>
      isOnlyFile && (id === target.replacedId || (tile !== null && chosenFor === tile)),
  );
  for (const { id } of answered) photos.remove(id);
  const states = photos.states.getState();
  const { photos: previous } = designOf(store.getState());
  const unusableIds = listFailedPhotos(designOf(store.getState()), states).map(({ id }) => id);
  store.getState().run(place, { photos: chosen, tile, unusableIds, replacedId });
  const { photos: current } = designOf(store.getState());
  const failed = Object.values(states).flatMap(({ id, fileName, stage }) =>
    stage.kind === "failed" && !before[id] ? [{ fileName, message: stage.problem.message }] : [],
  );
  const countText = failedCountText(listFailedPhotos(designOf(store.getState()), states));
  const message = uploadMessage(failed, Math.max(0, files.length - room), countText);
  if (message) showToast("error", message);
  else if (current !== previous && (answered.length > 0 || replacedId !== undefined))
    showUndoToast(store, "Photo replaced.", {
      undo: () => {
        store.getState().undo();
        photos.states.setState(Object.fromEntries(answered.map((state) => [state.id, state])));
      },
    });
};
