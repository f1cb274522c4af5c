import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { useStore } from "zustand";
import { type PhotoViewStore, pictureSource } from "./photoView.ts";

/**
 * Where the picture of a photo is, or null. Each picture is asked for where it is drawn, so that one that arrives draws
 * itself and not the whole wall.
 */
export const usePictureSource = (
  photos: PhotoViewStore,
  photo: DesignPhoto | undefined,
  width: PhotoWidth,
): string | null => useStore(photos, (views) => pictureSource(photo, photo && views[photo.id], width));
