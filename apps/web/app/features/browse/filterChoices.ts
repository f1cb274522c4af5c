import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import type { GalleryOffer } from "./galleryOffers.ts";
import type { Offer } from "./offers.ts";

/** What can be chosen in the filters: no more and no less than the listed walls have. */
export type FilterChoices = { readonly tiles: readonly number[]; readonly sizes: readonly FrameSizeKey[] };

/** Returns the numbers of tiles and the sizes of the listed walls, each once and the smallest first. */
export const listFilterChoices = (
  offers: readonly Pick<Offer, "tiles" | "sizes">[],
  galleryWalls: readonly Pick<GalleryOffer, "frames" | "sizes">[],
): FilterChoices => {
  const tiles = new Set([...offers.map((offer) => offer.tiles), ...galleryWalls.map(({ frames }) => frames)]);
  const sizes = new Set([
    ...offers.flatMap((offer) => offer.sizes.map(({ size }) => size)),
    ...galleryWalls.flatMap((wall) => wall.sizes),
  ]);
  return {
    tiles: [...tiles].sort((a, b) => a - b),
    sizes: FRAME_SIZE_KEYS.filter((size) => sizes.has(size)),
  };
};
