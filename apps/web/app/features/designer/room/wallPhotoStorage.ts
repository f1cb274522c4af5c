import { createStore, del, entries, get, set } from "idb-keyval";
import { useEffect, useState } from "react";
import { parseStoredFile, type StoredFile, saveFile } from "../../../lib/browser/storedFile.ts";

/**
 * Photos of shoppers' own walls (B5). They stay in this browser and are never sent. A design has only the id of its
 * wall photo and the photo's size on the wall.
 */
type SavedWallPhoto = { readonly picture: StoredFile; readonly savedAt: number };

/** More walls than a shopper tries at once; the oldest photos are deleted. */
const MAX_SAVED_PHOTOS = 6;

const openStore = () => createStore("storywall-rooms", "pictures");

/** Object URLs by id, valid until the page is closed: undo shows the same photo again. */
const sourceCache = new Map<string, string>();

/**
 * Saves a wall photo and returns its id. A browser that cannot save it (a full disk) shows it until the page is
 * closed.
 */
export const saveWallPhoto = async (photo: Blob): Promise<string> => {
  const id = crypto.randomUUID();
  sourceCache.set(id, URL.createObjectURL(photo));
  const savedAt = Date.now();
  await saveFile(photo, (picture) => set(id, { picture, savedAt } satisfies SavedWallPhoto, openStore()));
  await deleteOldest().catch(() => undefined);
  return id;
};

const deleteOldest = async (): Promise<void> => {
  const saved = (await entries<string, SavedWallPhoto>(openStore())).sort(
    ([, one], [, other]) => other.savedAt - one.savedAt,
  );
  await Promise.all(saved.slice(MAX_SAVED_PHOTOS).map(([id]) => del(id, openStore())));
};

/** Returns the URL of a wall photo; null when this browser does not have it. */
export const findWallPhotoSource = async (id: string): Promise<string | null> => {
  const known = sourceCache.get(id);
  if (known !== undefined) return known;
  const saved = await get<SavedWallPhoto>(id, openStore()).catch(() => undefined);
  const picture = parseStoredFile(saved?.picture);
  if (picture === null) return null;
  // Two calls at once share one URL.
  const source = sourceCache.get(id) ?? URL.createObjectURL(picture);
  sourceCache.set(id, source);
  return source;
};

/** Returns the URL of a wall photo; undefined until it is read, null when this browser does not have it. */
export const useWallPhoto = (id: string | null): string | null | undefined => {
  const [found, setFound] = useState<{ readonly id: string; readonly source: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isCancelled = false;
    void findWallPhotoSource(id).then((source) => !isCancelled && setFound({ id, source }));
    return () => {
      isCancelled = true;
    };
  }, [id]);
  return found !== null && found.id === id ? found.source : undefined;
};
