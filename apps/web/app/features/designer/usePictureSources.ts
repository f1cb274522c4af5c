import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { type PhotoViewStore, pictureSource } from "./photoView.ts";

/** Where the picture of each photo is, by photo id. Changes when a picture does, not with the progress of an upload. */
export const usePictureSources = (
  store: PhotoViewStore,
  photos: readonly DesignPhoto[],
  width: 320 | 640 | 1280,
): ReadonlyMap<string, string | null> => {
  const sources = useStore(
    store,
    useShallow((views) => photos.map((photo) => pictureSource(photo, views[photo.id]?.source, width))),
  );
  return useMemo(
    () => new Map(photos.map(({ id }, index) => [id, sources[index] ?? null])),
    [photos, sources],
  );
};
