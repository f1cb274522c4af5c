import { statfs } from "node:fs/promises";
import type { DiskSpace } from "../../ports/platform/DiskSpace.ts";

/**
 * Reports that photos are not accepted: the disk has less free space than the setting reserves for carts and
 * orders.
 */
export class DiskSpaceLowError extends Error {
  override readonly name = "DiskSpaceLowError";
}

/**
 * Watches the free space of the disk of a folder. Calls `onLow` when it falls below the floor, once until it is above
 * again, so that the log tells why photos are not accepted.
 */
export const diskSpace = (folder: string, minFreeBytes: number, onLow: () => void): DiskSpace => {
  let wasLow = false;
  return {
    hasSpaceForPhotos: async () => {
      const { bavail, bsize } = await statfs(folder);
      const isLow = bavail * bsize < minFreeBytes;
      if (isLow && !wasLow) onLow();
      wasLow = isLow;
      return !isLow;
    },
  };
};
