import { deletePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { showToast } from "../../lib/page/toast.ts";
import { isDeletedPhoto } from "./isDeletedPhoto.ts";

const runningChecks = new WeakMap<DesignerStore, Promise<boolean>>();

/**
 * Removes photos from a design that the shop no longer has, and says so once. Their tiles wait for others. Many
 * images that fail at once are one check. Resolves to whether there were any such photos.
 */
export const removeDeletedPhotos = (store: DesignerStore): Promise<boolean> => {
  const check = runningChecks.get(store) ?? findAndRemove(store).finally(() => runningChecks.delete(store));
  runningChecks.set(store, check);
  return check;
};

const findAndRemove = async (store: DesignerStore): Promise<boolean> => {
  const { photos } = store.getState().history.present;
  const areDeleted = await Promise.all(photos.map(isDeletedPhoto));
  const deleted = photos.filter((_, index) => areDeleted[index]);
  for (const { id } of deleted) store.getState().run(deletePhoto, { photoId: id });
  if (deleted.length > 0) showToast("info", deletedMessage(deleted.length));
  return deleted.length > 0;
};

const deletedMessage = (count: number): string =>
  count === 1
    ? "We no longer have one of this wall's photos: photos are deleted after a long time without use, or on request. Please choose another for its tile."
    : `We no longer have ${count} of this wall's photos: photos are deleted after a long time without use, or on request. Please choose others for their tiles.`;
