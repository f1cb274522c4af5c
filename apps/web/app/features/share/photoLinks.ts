import { readStored, STORAGE_KEYS, type Stored, writeStored } from "../../lib/browser/storage.ts";

/** Designs of this browser that have, or lately had, a link that takes photos; others are not asked about. */
const stored: Stored<readonly string[]> = {
  key: STORAGE_KEYS.photoLinks,
  version: 1,
  parse: (data) => (Array.isArray(data) ? data.filter((key) => typeof key === "string") : null),
};

const MOST = 50;

export const mayPhotosArrive = (designKey: string): boolean => (readStored(stored) ?? []).includes(designKey);

export const expectPhotos = (designKey: string): void => {
  const others = (readStored(stored) ?? []).filter((key) => key !== designKey);
  writeStored(stored, [...others, designKey].slice(-MOST));
};

export const expectNoPhotos = (designKey: string): void => {
  writeStored(
    stored,
    (readStored(stored) ?? []).filter((key) => key !== designKey),
  );
};
