import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import type { CardSizes } from "../../features/art/ArtGrid.tsx";
import { type ArtSize, artSizes } from "../../features/art/artSizes.ts";

/** Returns the size that cards show, the medium frame: large enough to see mat and moulding, and bought most. */
export const cardSizesOf = (prices: PriceList): CardSizes => ({
  portrait: findMediumSize(artSizes(prices, "portrait")),
  landscape: findMediumSize(artSizes(prices, "landscape")),
});

const findMediumSize = (sizes: readonly ArtSize[]): ArtSize => {
  const mediumSize = sizes.find(({ size }) => size === "rectangle_medium");
  if (!mediumSize) throw new Error("Cannot show art: medium frames are not sold singly.");
  return mediumSize;
};
