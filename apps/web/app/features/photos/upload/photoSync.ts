import { addOrUpdateUserPhoto } from "@storywall/contract/calls/visitor/addOrUpdateUserPhoto.ts";
import type { Client } from "@storywall/contract/client.ts";
import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { isRetryable } from "../../../lib/api/callResults.ts";
import { retry } from "../../../lib/api/retry.ts";

type PhotoSync = {
  /** Returns true when the server has the photo under this visitor. Tries a few times, shows no error (R8.5). */
  readonly sync: (photo: DesignPhoto) => Promise<boolean>;
};

const RETRY_DELAYS_MS = [2_000, 10_000];

type PhotoSyncDependencies = {
  readonly client: Client;
  readonly getVisitorId: () => Promise<string | null>;
  /** Called when the server does not know this visitor (any more). */
  readonly clearVisitor: (id: string) => void;
};

/**
 * Tells the server which photos are this visitor's; a cart accepts no others. Once per visitor and photo in one page.
 */
export const createPhotoSync = ({ client, getVisitorId, clearVisitor }: PhotoSyncDependencies): PhotoSync => {
  const syncsByKey = new Map<string, Promise<boolean>>();

  const send = async (userId: string, photo: DesignPhoto): Promise<boolean> => {
    const { id, url, handle, size } = photo;
    // An art item is the shop's own.
    if (artItemIdOf(id) !== null) return true;
    if (url === undefined || handle === undefined) return false;
    const isSynced = await retry(async () => {
      const result = await client(addOrUpdateUserPhoto, {
        body: { user_id: userId, photo_id: id, photo_obj: { uuid: id, url, handle, ...size } },
      });
      if (result.kind === "ok") return true;
      if (result.kind === "error" && result.error === "NOT_FOUND") clearVisitor(userId);
      return isRetryable(result) ? null : false;
    }, RETRY_DELAYS_MS);
    return isSynced ?? false;
  };

  const syncAs = async (userId: string, photo: DesignPhoto): Promise<boolean> => {
    const key = `${userId} ${photo.id}`;
    const running = syncsByKey.get(key) ?? send(userId, photo);
    syncsByKey.set(key, running);
    const isSynced = await running;
    if (!isSynced) syncsByKey.delete(key);
    return isSynced;
  };

  return {
    sync: async (photo) => {
      const userId = await getVisitorId();
      if (userId === null) return false;
      if (await syncAs(userId, photo)) return true;
      const successor = await getVisitorId();
      return successor !== null && successor !== userId && syncAs(successor, photo);
    },
  };
};
