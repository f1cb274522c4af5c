import { deletePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { showToast } from "../../lib/page/toast.ts";
import { isDeletedPhoto } from "./isDeletedPhoto.ts";

type FindPhotos = (design: Design) => readonly DesignPhoto[];

const runningChecks = new WeakMap<DesignerStore, Promise<boolean>>();

/**
 * Removes those of the candidates that the shop no longer has, and shows one message. Their tiles become empty. Many
 * images that fail at once are checked together. Resolves to whether there were any such photos.
 */
export const removeDeletedPhotos = (
  store: DesignerStore,
  candidates: FindPhotos = ({ photos }) => photos,
  isDeleted = isDeletedPhoto,
): Promise<boolean> => {
  const check =
    runningChecks.get(store) ??
    findAndRemove(store, candidates, isDeleted).finally(() => runningChecks.delete(store));
  runningChecks.set(store, check);
  return check;
};

const findAndRemove = async (
  store: DesignerStore,
  candidates: FindPhotos,
  isDeleted: typeof isDeletedPhoto,
): Promise<boolean> => {
  const { present } = store.getState().history;
  const photos = candidates(present);
  const areDeleted = await Promise.all(photos.map(isDeleted));
  const deleted = photos.filter((_, index) => areDeleted[index]);
  const unusedIds = new Set(photosInTray(store.getState().history.present).map(({ id }) => id));
  for (const { id } of deleted) store.getState().run(deletePhoto, { photoId: id });
  const hungCount = deleted.filter(({ id }) => !unusedIds.has(id)).length;
  if (deleted.length > 0)
    showToast("info", hungCount > 0 ? deletedMessage(hungCount) : unusedMessage(deleted.length));
  return deleted.length > 0;
};

const WHY_DELETED = "photos are deleted after a long time without use, or on request.";

const deletedMessage = (count: number): string =>
  count === 1
    ? `We no longer have one of this wall's photos: ${WHY_DELETED} Please choose another for its tile.`
    : `We no longer have ${count} of this wall's photos: ${WHY_DELETED} Please choose others for their tiles.`;

const unusedMessage = (count: number): string =>
  `We no longer have ${count === 1 ? "one" : count} of your unused photos: ${WHY_DELETED} Your wall hasn't changed.`;
