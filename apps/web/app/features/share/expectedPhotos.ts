import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../lib/browser/storage.ts";

/** Designs of this browser with a link that accepts, or recently accepted, photos. Others are not polled. */
const designKeysEntry: StorageEntry<readonly string[]> = {
  key: STORAGE_KEYS.photoLinks,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.filter((key) => typeof key === "string") : null),
};

const MAX_DESIGN_KEYS = 50;

export const isExpectingPhotos = (designKey: string): boolean =>
  (readStored(designKeysEntry) ?? []).includes(designKey);

export const expectPhotos = (designKey: string): void => {
  const others = (readStored(designKeysEntry) ?? []).filter((key) => key !== designKey);
  writeStored(designKeysEntry, [...others, designKey].slice(-MAX_DESIGN_KEYS));
};

export const stopExpectingPhotos = (designKey: string): void => {
  writeStored(
    designKeysEntry,
    (readStored(designKeysEntry) ?? []).filter((key) => key !== designKey),
  );
};
