import { createStore, del, entries, get, set } from "idb-keyval";
import { useEffect, useState } from "react";

/**
 * Pictures of shoppers' own walls (B5). They stay in this browser and are sent to nobody; a design knows the id that a
 * picture got here, and its size on the wall.
 */
type KeptPicture = { readonly picture: Blob; readonly savedAt: number };

/** More rooms than somebody tries at once; older ones make room. */
const MOST_KEPT = 6;

const store = () => createStore("storywall-rooms", "pictures");

/** Addresses live as long as the page: the same picture is shown again with every undo. */
const sources = new Map<string, string>();

/** Gives its id. A browser that keeps nothing (a private window, a full disk) shows it until the page is left. */
export const keepWallPicture = async (picture: Blob): Promise<string> => {
  const id = crypto.randomUUID();
  sources.set(id, URL.createObjectURL(picture));
  const kept: KeptPicture = { picture, savedAt: Date.now() };
  await set(id, kept, store()).catch(() => undefined);
  await forgetOldest().catch(() => undefined);
  return id;
};

const forgetOldest = async (): Promise<void> => {
  const kept = (await entries<string, KeptPicture>(store())).sort(
    ([, one], [, other]) => other.savedAt - one.savedAt,
  );
  await Promise.all(kept.slice(MOST_KEPT).map(([id]) => del(id, store())));
};

/** Where the picture is; null where this browser does not have it. */
export const wallPictureSource = async (id: string): Promise<string | null> => {
  const known = sources.get(id);
  if (known !== undefined) return known;
  const kept = await get<KeptPicture>(id, store()).catch(() => undefined);
  if (!(kept?.picture instanceof Blob)) return null;
  // Asked twice at once: one address is enough.
  const source = sources.get(id) ?? URL.createObjectURL(kept.picture);
  sources.set(id, source);
  return source;
};

/** The address of a picture for the page; undefined until it is read, null where this browser does not have it. */
export const useWallPicture = (id: string | null): string | null | undefined => {
  const [found, setFound] = useState<{ readonly id: string; readonly source: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isOver = false;
    void wallPictureSource(id).then((source) => !isOver && setFound({ id, source }));
    return () => {
      isOver = true;
    };
  }, [id]);
  return found !== null && found.id === id ? found.source : undefined;
};
