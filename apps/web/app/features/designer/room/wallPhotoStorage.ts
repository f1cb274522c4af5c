import { createStore, del, entries, get, set } from "idb-keyval";
import { useEffect, useState } from "react";

/**
 * Pictures of shoppers' own walls (B5). They stay in this browser and are sent to nobody; a design knows the id that a
 * picture got here, and its size on the wall.
 */
type SavedWallPhoto = { readonly picture: Blob; readonly savedAt: number };

/** More rooms than somebody tries at once; older ones make room. */
const MAX_SAVED_PHOTOS = 6;

const openStore = () => createStore("storywall-rooms", "pictures");

/** Addresses live as long as the page: the same picture is shown again with every undo. */
const sourceCache = new Map<string, string>();

/** Gives its id. A browser that keeps nothing (a private window, a full disk) shows it until the page is left. */
export const saveWallPhoto = async (photo: Blob): Promise<string> => {
  const id = crypto.randomUUID();
  sourceCache.set(id, URL.createObjectURL(photo));
  const kept: SavedWallPhoto = { picture: photo, savedAt: Date.now() };
  await set(id, kept, openStore()).catch(() => undefined);
  await deleteOldest().catch(() => undefined);
  return id;
};

const deleteOldest = async (): Promise<void> => {
  const kept = (await entries<string, SavedWallPhoto>(openStore())).sort(
    ([, one], [, other]) => other.savedAt - one.savedAt,
  );
  await Promise.all(kept.slice(MAX_SAVED_PHOTOS).map(([id]) => del(id, openStore())));
};

/** Where the picture is; null where this browser does not have it. */
export const findWallPhotoSource = async (id: string): Promise<string | null> => {
  const known = sourceCache.get(id);
  if (known !== undefined) return known;
  const kept = await get<SavedWallPhoto>(id, openStore()).catch(() => undefined);
  if (!(kept?.picture instanceof Blob)) return null;
  // Asked twice at once: one address is enough.
  const source = sourceCache.get(id) ?? URL.createObjectURL(kept.picture);
  sourceCache.set(id, source);
  return source;
};

/** The address of a picture for the page; undefined until it is read, null where this browser does not have it. */
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
