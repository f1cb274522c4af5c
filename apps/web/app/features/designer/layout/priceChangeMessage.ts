import { DEFAULT_FRAME_SIZE, FRAME_SIZES, sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { formatDifference } from "@storywall/domain/pricing/formatMoney.ts";
import { framePrice, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import { type Prices, priceOfLargerTiles } from "../gallery/sizeMixMessage.ts";

/**
 * Returns how much more or less a gallery wall costs than the layout that the shopper came from, and why: "R5,400 more
 * than before: 12 Small tiles at R700 each.", or what its larger tiles cost. Null when it costs the same. `hasLarger`:
 * one press on all Small would make it cheaper.
 */
export const priceChangeMessage = (
  design: Design,
  priceBefore: Minor,
  prices: Prices,
): { readonly text: string; readonly hasLarger: boolean } | null => {
  const difference = wallPrice(prices, design) - priceBefore;
  if (difference === 0) return null;
  const amountOf = (value: number): string => formatDifference(minor(Math.abs(value)), prices.currency);
  const change = `${amountOf(difference)} ${difference > 0 ? "more" : "less"} than before`;
  const sizes = design.tiles.map((tile) => sizeOfTile(design, tile));
  const [size = design.size, ...others] = new Set(sizes);
  if (others.length === 0) {
    const tiles =
      sizes.length === 1
        ? `1 ${FRAME_SIZES[size].name} tile`
        : `${sizes.length} ${FRAME_SIZES[size].name} tiles`;
    const each = `${amountOf(framePrice(prices, size) ?? 0)}${sizes.length === 1 ? "" : " each"}`;
    return { text: `${change}: ${tiles} at ${each}.`, hasLarger: false };
  }
  const larger = sizes.filter((one) => one !== DEFAULT_FRAME_SIZE);
  const larges = sizeMixText(larger).replace(/, ([^,]+)$/, " and $1");
  const cost = `${larger.length === 1 ? "costs" : "cost"} ${amountOf(priceOfLargerTiles(design, prices))}`;
  return {
    text: `${change}. ${larges} ${cost} more than ${FRAME_SIZES[DEFAULT_FRAME_SIZE].name}.`,
    hasLarger: true,
  };
};
