import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import type { Client } from "@storywall/contract/client.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";

export type PhotoSync = {
  /** Whether the shop keeps the photo with the visitor, now or already. Tried a few times in silence (R8.5). */
  readonly sync: (photo: DesignPhoto) => Promise<boolean>;
};

const RETRY_DELAYS_MS = [0, 2_000, 10_000];

/** Tells the shop which photos are this visitor's; a cart takes no others. Once a visitor and photo in one page. */
export const createPhotoSync = (client: Client, getVisitorId: () => Promise<string | null>): PhotoSync => {
  const syncsByKey = new Map<string, Promise<boolean>>();

  const send = async (userId: string, photo: DesignPhoto): Promise<boolean> => {
    const { id, url, handle, size } = photo;
    // A picture of the catalogue is the shop's own.
    if (artItemIdOf(id) !== null) return true;
    if (url === undefined || handle === undefined) return false;
    for (const delayMs of RETRY_DELAYS_MS) {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      const result = await client(addOrUpdateUserPhoto, {
        body: { user_id: userId, photo_id: id, photo_obj: { uuid: id, url, handle, ...size } },
      });
      if (result.kind === "ok") return true;
      if (result.kind === "error" && result.status < 500 && result.status !== 429) return false;
    }
    return false;
  };

  return {
    sync: async (photo) => {
      const userId = await getVisitorId();
      if (userId === null) return false;
      const key = `${userId} ${photo.id}`;
      const running = syncsByKey.get(key) ?? send(userId, photo);
      syncsByKey.set(key, running);
      const isSynced = await running;
      if (!isSynced) syncsByKey.delete(key);
      return isSynced;
    },
  };
};
