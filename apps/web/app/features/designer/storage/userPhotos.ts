import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { MAX_PHOTOS_PER_DESIGN } from "@storywall/domain/design/limits.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { readStored, STORAGE_KEYS, type StorageEntry, writeStored } from "../../../lib/browser/storage.ts";

/** Returns the entry of a list of photos that the shop has. */
export const photoListEntry = (key: string): StorageEntry<readonly DesignPhoto[]> => ({
  key,
  version: 1,
  parse: (photos) => {
    // A photo is parsed as part of a design, so that there is one parser.
    const parsed = parseDesign({ ...createDesign({ kind: "free" }), photos });
    return parsed.kind === "ok" ? parsed.design.photos : null;
  },
});

/**
 * R9.7, R4.2: photos of this browser that the shop has. A design that is opened from the cart finds its photos here.
 */
const storedUserPhotos = photoListEntry(STORAGE_KEYS.userPhotos);

export const loadUserPhotos = (): readonly DesignPhoto[] => readStored(storedUserPhotos) ?? [];

/** Adds the photos that the shop has. Beyond the number that a design may hold, only the newest are saved. */
export const saveUserPhotos = (photos: readonly DesignPhoto[]): void => {
  const stored = photos.filter(({ handle }) => handle !== undefined);
  const ids = new Set(stored.map(({ id }) => id));
  const others = loadUserPhotos().filter(({ id }) => !ids.has(id));
  if (stored.length > 0) writeStored(storedUserPhotos, [...others, ...stored].slice(-MAX_PHOTOS_PER_DESIGN));
};

/** Returns the photos of this browser that the design does not have, the newest first, without art. */
export const listOtherPhotos = ({ photos }: Design): readonly DesignPhoto[] => {
  const ids = new Set(photos.map(({ id }) => id));
  return loadUserPhotos()
    .filter(({ id }) => !ids.has(id) && artItemIdOf(id) === null)
    .toReversed();
};

/** Returns whether this browser has photos of other walls that the design does not have. */
export const hasOtherPhotos = (design: Design): boolean => listOtherPhotos(design).length > 0;
