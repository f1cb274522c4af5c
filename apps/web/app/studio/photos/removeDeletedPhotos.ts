import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import { deletePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { readVisitorId } from "../../lib/api/visitor.ts";
import { showToast } from "../../lib/page/toast.ts";

/** Returns whether the shop has deleted the photo, or never had it: it then rejects the URL as not its own. */
const isDeletedPhoto = async (userId: string, { id, url, handle }: DesignPhoto): Promise<boolean> => {
  if (artItemIdOf(id) !== null || url === undefined || handle === undefined) return false;
  const photo_obj = { uuid: id, url, handle };
  const result = await apiWithoutToasts(addOrUpdateUserPhoto, {
    body: { user_id: userId, photo_id: id, photo_obj },
  });
  return result.kind === "error" && result.error === "PHOTO_URL_NOT_OURS";
};

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
  const userId = readVisitorId();
  if (userId === null) return false;
  const { photos } = store.getState().history.present;
  const areDeleted = await Promise.all(photos.map((photo) => isDeletedPhoto(userId, photo)));
  const deleted = photos.filter((_, index) => areDeleted[index]);
  for (const { id } of deleted) store.getState().run(deletePhoto, { photoId: id });
  if (deleted.length > 0) showToast("info", deletedMessage(deleted.length));
  return deleted.length > 0;
};

const deletedMessage = (count: number): string =>
  count === 1
    ? "We no longer have one of this wall's photos: photos are deleted after a long time without use, or on request. Please choose another for its tile."
    : `We no longer have ${count} of this wall's photos: photos are deleted after a long time without use, or on request. Please choose others for their tiles.`;
