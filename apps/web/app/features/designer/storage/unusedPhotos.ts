import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { readStored, removeStored, STORAGE_KEYS, writeStored } from "../../../lib/browser/storage.ts";
import { photoListEntry } from "./userPhotos.ts";

const entryOf = (lineId: string) => photoListEntry(`${STORAGE_KEYS.orderPhotos}_${lineId}`);

/** Returns the photos of an ordered wall that hang in no tile. The order has only those on its wall. */
export const loadUnusedPhotos = (lineId: string): readonly DesignPhoto[] => readStored(entryOf(lineId)) ?? [];

/** Keeps the photos that hang in no tile for the next visit. Pending ones are in the browser's database (B4). */
export const saveUnusedPhotos = (lineId: string, unused: readonly DesignPhoto[]): void => {
  const entry = entryOf(lineId);
  const photos = unused.filter(({ handle }) => handle !== undefined);
  if (photos.length > 0) writeStored(entry, photos);
  else removeStored(entry.key);
};
