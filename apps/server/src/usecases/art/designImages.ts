import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { fullSizeArtFileName, type GetArtFile } from "./getArtFile.ts";

/** Source of the catalogue's images, which are rendered on their first request and stored in files. */
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

/** Creates the loader of small JPEGs of photos and art items, for previews. `width` in px is that of the art. */
export const createSmallImageLoader =
  (
    loadPhoto: (assetId: string, sender: string) => Promise<Uint8Array | undefined>,
    getArtFile: GetArtFile,
    width: number,
  ): ((handle: string, sender: string) => Promise<Uint8Array | undefined>) =>
  async (handle, sender) => {
    const itemId = artItemIdOf(handle);
    return itemId === null ? loadPhoto(handle, sender) : getArtFile(itemId, width);
  };
