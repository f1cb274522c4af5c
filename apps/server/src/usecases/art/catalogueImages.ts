import type { ArtCatalogue } from "../../ports/art/ArtCatalogue.ts";
import type { ArtImages } from "../../ports/art/ArtImages.ts";

/** Returns the images of the catalogue: masters of the owner's photos, and what our code draws. */
export const createCatalogueImages = ({
  art,
  readMaster,
  drawn,
}: {
  readonly art: Pick<ArtCatalogue, "findItem">;
  /** Returns the print master of a stored photo. */
  readonly readMaster: (assetId: string) => Promise<Uint8Array | undefined>;
  readonly drawn: ArtImages;
}): ArtImages => ({
  render: async (itemId) => {
    const item = await art.findItem(itemId);
    if (!item || item.assetId === null) return drawn.render(itemId);
    return readMaster(item.assetId);
  },
  resize: drawn.resize,
});
