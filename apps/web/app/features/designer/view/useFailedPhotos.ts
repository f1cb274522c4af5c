import type { Design } from "@storywall/domain/design/design.ts";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { isUnread, type PhotoView, type PhotoViewStore, type PhotoViews } from "./photoView.ts";

/**
 * Returns the ids of photos that the shop cannot use: they do not wait for a tile, and no tile is offered for them.
 */
export const useFailedPhotos = (photos: PhotoViewStore): readonly string[] =>
  useStore(photos, useShallow(getFailedPhotoIds));

/** Returns the same ids at this moment, outside of React's rendering. */
export const getFailedPhotoIds = (views: PhotoViews): readonly string[] =>
  Object.values(views).flatMap(({ id, stage }) => (stage.kind === "failed" ? [id] : []));

/**
 * Returns what cannot be used of this wall: its own photos that failed, and files that never became photos. Every count of
 * them is made from this list (R7.5).
 */
export const listFailedPhotos = (
  { photos }: Pick<Design, "photos">,
  views: PhotoViews,
): readonly PhotoView[] => {
  const pendingIds = photos.flatMap(({ id, handle }) => (handle === undefined ? [id] : []));
  return Object.values(views).filter(
    ({ id, stage, isOnlyFile }) => stage.kind === "failed" && (isOnlyFile || pendingIds.includes(id)),
  );
};

/**
 * Returns the ids of photos that another layout must not hang: the damaged ones, and those in the tray whose upload failed.
 * One on the wall whose upload may be retried keeps its place.
 */
export const getUnhangablePhotoIds = (
  views: PhotoViews,
  { tiles }: Pick<Design, "tiles">,
): readonly string[] =>
  Object.values(views).flatMap(({ id, stage }) =>
    stage.kind === "failed" && !(stage.problem.canRetry && tiles.some(({ photoId }) => photoId === id))
      ? [id]
      : [],
  );

export const useUnhangablePhotos = (photos: PhotoViewStore, design: Design): readonly string[] =>
  useStore(
    photos,
    useShallow((views: PhotoViews) => getUnhangablePhotoIds(views, design)),
  );

/**
 * Returns the ids of photos that may not hang: those that failed, and those that this browser cannot show and the shop
 * has not read yet. An offer with frames for them would lose a frame, and change its price, when they turn out damaged.
 */
export const useUncertainPhotos = (photos: PhotoViewStore): readonly string[] =>
  useStore(photos, useShallow(getUncertainPhotoIds));

export const getUncertainPhotoIds = (views: PhotoViews): readonly string[] =>
  Object.values(views).flatMap((view) => (view.stage.kind === "failed" || isUnread(view) ? [view.id] : []));

/** Returns how many of these photos this browser cannot show and the shop has not read yet: they are on their way. */
export const useUnreadCount = (photos: PhotoViewStore, list: Design["photos"]): number =>
  useStore(
    photos,
    (views) => list.filter(({ id }) => isUnread(views[id]) && views[id]?.stage.kind !== "failed").length,
  );
