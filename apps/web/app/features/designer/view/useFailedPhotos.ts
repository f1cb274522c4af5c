import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { PhotoViewStore, PhotoViews } from "./photoView.ts";

/**
 * Returns the ids of photos that the shop cannot use: they do not wait for a tile, and no tile is offered for them.
 */
export const useFailedPhotos = (photos: PhotoViewStore): readonly string[] =>
  useStore(photos, useShallow(getFailedPhotoIds));

/** Returns the same ids at this moment, outside of React's rendering. */
export const getFailedPhotoIds = (views: PhotoViews): readonly string[] =>
  Object.values(views).flatMap(({ id, stage }) => (stage.kind === "failed" ? [id] : []));
