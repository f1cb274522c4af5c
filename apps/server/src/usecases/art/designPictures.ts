import { artItemIdOf } from "@storywall/domain/design/artPhoto.ts";
import type { PhotoStore } from "../../ports/photos/PhotoStore.ts";
import type { PreviewFiles } from "../../ports/previews/PreviewFiles.ts";
import { type ShowArt, wholeArtName } from "./showArt.ts";

/** Where the catalogue's pictures come from: drawn when they are first asked for, and kept in files. */
export type ArtSource = { readonly show: ShowArt; readonly files: Pick<PreviewFiles, "lend"> };

/** Lends the masters of walls to whoever prints: a photo's from the store, art's from the catalogue, drawn if need be. */
export const lendMasters = (
  photos: Pick<PhotoStore, "lend">,
  { show, files }: ArtSource,
): Pick<PhotoStore, "lend"> => ({
  lend: async (handle, file, use) => {
    const itemId = artItemIdOf(handle);
    if (itemId === null) return photos.lend(handle, file, use);
    return (await show(itemId)) && files.lend(wholeArtName(itemId), use);
  },
});

/** Small JPEGs of what hangs in walls, for whoever draws them. */
export const smallPictures =
  (
    photoOf: (assetId: string) => Promise<Uint8Array | undefined>,
    show: ShowArt,
    width: number,
  ): ((handle: string) => Promise<Uint8Array | undefined>) =>
  async (handle) => {
    const itemId = artItemIdOf(handle);
    return itemId === null ? photoOf(handle) : show(itemId, width);
  };
