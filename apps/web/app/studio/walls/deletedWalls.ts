import { deleteUserTemplateInfo } from "@storywall/contract/calls/visitor/deleteUserTemplateInfo.ts";
import type { Client } from "@storywall/contract/client.ts";
import { listOwnWalls } from "../../features/designer/storage/walls/wallSummaries.ts";
import { isRetryable } from "../../lib/api/callResults.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../lib/browser/storage.ts";

/** Walls that were deleted here and of which the server still has a copy. */
const deletedWalls: StorageEntry<readonly string[]> = {
  key: STORAGE_KEYS.deletedWalls,
  version: 1,
  parse: (data) =>
    Array.isArray(data) ? data.filter((key): key is string => typeof key === "string") : null,
};

/** More walls than a browser lists. */
const MAX_DELETED_WALLS = 100;

const readDeletedWalls = (): readonly string[] => readStored(deletedWalls) ?? [];

/** Notes that the server's copy of a wall is to be deleted, once its deletion can no longer be undone. */
export const markWallDeleted = (designKey: string): void => {
  const others = readDeletedWalls().filter((key) => key !== designKey);
  writeStored(deletedWalls, [...others, designKey].slice(-MAX_DELETED_WALLS));
};

/** Cancels that for a wall that was restored. */
export const unmarkWallDeleted = (designKey: string): void => {
  writeStored(
    deletedWalls,
    readDeletedWalls().filter((key) => key !== designKey),
  );
};

/**
 * Deletes the server's copies of the noted walls, without messages (R8.5). When the server does not answer, the next
 * call tries again. A newer wall of the same layout has replaced the copy, which then stays.
 */
export const deleteServerCopies = async (client: Client, visitorId: string | null): Promise<void> => {
  for (const designKey of readDeletedWalls()) {
    const isReplaced = listOwnWalls().some((wall) => wall.designKey === designKey);
    // Without a visitor the server has no copy.
    if (visitorId !== null && !isReplaced) {
      const body = { user_id: visitorId, template_key: designKey };
      const result = await client(deleteUserTemplateInfo, { body });
      if (result.kind !== "ok" && isRetryable(result)) return;
    }
    unmarkWallDeleted(designKey);
  }
};
