import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import type { CardSizes } from "../../features/art/ArtGrid.tsx";
import { type ArtSize, artSizes } from "../../features/art/artSizes.ts";

/** Cards show the medium frame: its mat and moulding are seen, and it is what most people hang. */
export const cardSizesOf = (prices: PriceList): CardSizes => ({
  portrait: findMediumSize(artSizes(prices, "portrait")),
  landscape: findMediumSize(artSizes(prices, "landscape")),
});

const findMediumSize = (sizes: readonly ArtSize[]): ArtSize => {
  const size = sizes.find((one) => one.size === "rectangle_medium");
  if (!size) throw new Error("medium frames are not sold singly");
  return size;
};
