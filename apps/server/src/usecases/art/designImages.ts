import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { fullSizeArtFileName, type GetArtFile } from "./getArtFile.ts";

/** Source of the catalogue's images, which are rendered at their first request and stored in files. */
type ArtSource = { readonly getArtFile: GetArtFile; readonly files: Pick<PreviewFiles, "withFile"> };

/**
 * Returns the source of master images for prints: masters of photos from the store, and of art items from the
 * catalogue, rendered if they are not stored yet.
 */
export const withMasters = (
  photos: Pick<PhotoStore, "withFile">,
  { getArtFile, files }: ArtSource,
): Pick<PhotoStore, "withFile"> => ({
  withFile: async (handle, file, use) => {
    const itemId = artItemIdOf(handle);
    if (itemId === null) return photos.withFile(handle, file, use);
    return (await getArtFile(itemId)) && files.withFile(fullSizeArtFileName(itemId), use);
  },
});

/** Returns a JPEG of at most `width` px by its handle. Creating it uses a turn of `sender`. */
export type LoadSmallImage = (
  handle: string,
  sender: string,
  width: PhotoWidth,
) => Promise<Uint8Array | undefined>;

/** Creates the loader of small JPEGs of photos and art items, for previews. */
export const createSmallImageLoader =
  (loadPhoto: LoadSmallImage, getArtFile: GetArtFile): LoadSmallImage =>
  async (handle, sender, width) => {
    const itemId = artItemIdOf(handle);
    return itemId === null ? loadPhoto(handle, sender, width) : getArtFile(itemId, width);
  };
