import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { useStore } from "zustand";
import { findPhotoSource, type PhotoViewStore } from "./photoView.ts";

/**
 * Where the picture of a photo is, or null. Each picture is asked for where it is drawn, so that one that arrives draws
 * itself and not the whole wall.
 */
export const usePhotoSource = (
  photos: PhotoViewStore,
  photo: DesignPhoto | undefined,
  width: PhotoWidth,
): string | null => useStore(photos, (views) => findPhotoSource(photo, photo && views[photo.id], width));
