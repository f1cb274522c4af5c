import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { PhotoViewStore, PhotoViews } from "./photoView.ts";

/** Photos of which the shop can make nothing: they wait for no tile, and no tile is offered them. */
export const useFailedPhotos = (photos: PhotoViewStore): readonly string[] =>
  useStore(photos, useShallow(getFailedPhotoIds));

export const getFailedPhotoIds = (views: PhotoViews): readonly string[] =>
  Object.values(views).flatMap(({ id, stage }) => (stage.kind === "failed" ? [id] : []));
