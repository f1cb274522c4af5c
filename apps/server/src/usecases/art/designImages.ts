import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { fullSizeArtFileName, type GetArtFile } from "./getArtFile.ts";

/** Where the catalogue's pictures come from: drawn when they are first asked for, and kept in files. */
export type ArtSource = { readonly getArtFile: GetArtFile; readonly files: Pick<PreviewFiles, "withFile"> };

/** Lends the masters of walls to whoever prints: a photo's from the store, art's from the catalogue, drawn if need be. */
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

/** Small JPEGs of what hangs in walls, for whoever draws them. */
export const createSmallImageLoader =
  (
    loadPhoto: (assetId: string) => Promise<Uint8Array | undefined>,
    getArtFile: GetArtFile,
    width: number,
  ): ((handle: string) => Promise<Uint8Array | undefined>) =>
  async (handle) => {
    const itemId = artItemIdOf(handle);
    return itemId === null ? loadPhoto(handle) : getArtFile(itemId, width);
  };
