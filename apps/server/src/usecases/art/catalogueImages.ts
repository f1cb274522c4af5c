import type { ArtCatalogue } from "../../ports/art/ArtCatalogue.ts";
import type { ArtImages } from "../../ports/art/ArtImages.ts";

/** Creates the source of the catalogue's images: masters of the owner's photos, and drawings by our code. */
export const createCatalogueImages = ({
  art,
  readMaster,
  resize,
  drawn,
}: {
  readonly art: Pick<ArtCatalogue, "findItem">;
  /** Returns the print master of a stored photo. */
  readonly readMaster: (assetId: string) => Promise<Uint8Array | undefined>;
  readonly resize: (image: Uint8Array, width: number) => Promise<Uint8Array>;
  readonly drawn: ArtImages;
}): ArtImages => ({
  render: async (itemId, width) => {
    const item = await art.findItem(itemId);
    if (!item || item.assetId === null) return drawn.render(itemId, width);
    const master = await readMaster(item.assetId);
    return master && width !== undefined ? resize(master, width) : master;
  },
});
