import { useEffect, useState } from "react";
import type { ThumbnailTile } from "../../features/designer/storage/walls/wallSummary.ts";
import { browserPendingPhotos } from "../../features/photos/storage/pendingPhotos.ts";

type Tiles = readonly Pick<ThumbnailTile, "photo">[];

/**
 * Returns URLs of photos that the shop did not have when the tiles were saved; null for those that this browser does
 * not have either, as after the shop has rejected them. A URL is revoked only once others have replaced it: otherwise
 * an image that is still loading would fail, and count as a photo that cannot be shown.
 */
export const usePendingPhotoUrls = (tiles: Tiles): ReadonlyMap<string, string | null> => {
  const [urls, setUrls] = useState<ReadonlyMap<string, string | null>>(new Map());
  useEffect(() => {
    const ids = new Set(tiles.flatMap(({ photo }) => (photo && photo.url === null ? photo.id : [])));
    if (ids.size === 0) return;
    let isStopped = false;
    const load = async (): Promise<void> => {
      const pending = (await browserPendingPhotos().getAll()).filter(({ photo }) => ids.has(photo.id));
      if (isStopped) return;
      const found = pending.flatMap(({ photo, file }): readonly (readonly [string, string])[] => {
        if (photo.url !== undefined) return [[photo.id, photo.url]];
        if (file === null) return [];
        return [[photo.id, URL.createObjectURL(file)]];
      });
      const missing = [...ids].map((id) => [id, null] as const);
      setUrls(new Map<string, string | null>([...missing, ...found]));
    };
    void load();
    return () => {
      isStopped = true;
    };
  }, [tiles]);
  useEffect(
    () => () => {
      for (const url of urls.values()) if (url?.startsWith("blob:")) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return urls;
};
