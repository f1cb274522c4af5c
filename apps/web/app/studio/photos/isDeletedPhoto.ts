import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { readVisitorId } from "../../lib/api/visitor.ts";

/**
 * Returns whether the shop has deleted the photo, or never had it: then it rejects the URL as foreign. False without
 * an answer, as offline, when images fail to load too.
 */
export const isDeletedPhoto = async ({ id, url, handle }: DesignPhoto): Promise<boolean> => {
  const userId = readVisitorId();
  if (userId === null || artItemIdOf(id) !== null || url === undefined || handle === undefined) return false;
  const photo_obj = { uuid: id, url, handle };
  const result = await apiWithoutToasts(addOrUpdateUserPhoto, {
    body: { user_id: userId, photo_id: id, photo_obj },
  });
  return result.kind === "error" && result.error === "PHOTO_URL_NOT_OURS";
};
