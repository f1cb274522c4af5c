import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { useStore } from "zustand";
import { findPhotoSource, type PhotoViewStore } from "./photoView.ts";

/**
 * Returns the URL of a photo's image, or null. Each image reads its URL where it is drawn, so that one that arrives
 * redraws itself and not the whole wall.
 */
export const usePhotoSource = (
  photos: PhotoViewStore,
  photo: DesignPhoto | undefined,
  width: PhotoWidth,
): string | null => useStore(photos, (views) => findPhotoSource(photo, photo && views[photo.id], width));
