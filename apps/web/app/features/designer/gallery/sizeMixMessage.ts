import { DEFAULT_FRAME_SIZE, FRAME_SIZES, sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { formatDifference } from "@storywall/domain/pricing/formatMoney.ts";
import { framePrice, type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import type { Currency } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";

export type Prices = PriceList & { readonly currency: Currency };

/**
 * Returns the sizes that a new wall begins with and what they cost, since the price never changes without a message
 * (B8): "6 Small, 4 Medium, 2 Large: R1,800 more than all Small." Null when no tile got a size of its own.
 */
export const sizeMixMessage = (before: Design, after: Design, prices: Prices): string | null => {
  const isMixed = ({ tiles }: Design): boolean => tiles.some(({ size }) => size !== undefined);
  if (isMixed(before) || !isMixed(after)) return null;
  const sizes = after.tiles.map((tile) => sizeOfTile(after, tile));
  const more = formatDifference(priceOfLargerTiles(after, prices), prices.currency);
  return `${sizeMixText(sizes)}: ${more} more than all ${FRAME_SIZES[DEFAULT_FRAME_SIZE].name}.`;
};

/** Returns how much more a wall costs than one whose tiles all have the smallest size. */
export const priceOfLargerTiles = (design: Design, prices: PriceList): Minor =>
  minor(wallPrice(prices, design) - (framePrice(prices, DEFAULT_FRAME_SIZE) ?? 0) * design.tiles.length);
