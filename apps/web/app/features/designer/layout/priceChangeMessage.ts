import type { Design } from "@storywall/domain/design/design.ts";
import { formatDifference } from "@storywall/domain/pricing/formatMoney.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";

/**
 * Returns how much more or less a gallery wall costs than the layout that the shopper came from: "Now a gallery wall
 * of 12 tiles: R900 more than before." Null when it costs the same.
 */
export const priceChangeMessage = (
  design: Design,
  priceBefore: Minor,
  prices: PriceList & { readonly currency: Parameters<typeof formatDifference>[1] },
): string | null => {
  const difference = wallPrice(prices, design) - priceBefore;
  if (difference === 0) return null;
  const { length } = design.tiles;
  const amount = formatDifference(minor(Math.abs(difference)), prices.currency);
  return `Now a gallery wall of ${length === 1 ? "1 tile" : `${length} tiles`}: ${amount} ${difference > 0 ? "more" : "less"} than before.`;
};
