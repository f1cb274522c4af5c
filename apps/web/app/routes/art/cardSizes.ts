import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import type { CardSizes } from "../../features/art/ArtGrid.tsx";
import { type ArtSize, artSizes } from "../../features/art/artSizes.ts";

/**
 * Returns the sizes that cards show: the medium frame, large enough to see mat and moulding, and bought most; smaller
 * ones for items that are not sold in it.
 */
export const cardSizesOf = (prices: PriceList): CardSizes => ({
  portrait: upToMedium(artSizes(prices, "portrait")),
  landscape: upToMedium(artSizes(prices, "landscape")),
});

/** Returns the medium size, then the smaller ones. */
const upToMedium = (sizes: readonly ArtSize[]): CardSizes["portrait"] => {
  const index = sizes.findIndex(({ size }) => size === "rectangle_medium");
  const [medium, ...smaller] = sizes.slice(0, index + 1).reverse();
  if (!medium) throw new Error("Cannot show art: medium frames are not sold singly.");
  return [medium, ...smaller];
};
