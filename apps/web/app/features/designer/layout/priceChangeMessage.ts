import { DEFAULT_FRAME_SIZE, FRAME_SIZES, sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { formatDifference } from "@storywall/domain/pricing/formatMoney.ts";
import { framePrice, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import { type Prices, priceOfLargerTiles } from "../gallery/sizeMixMessage.ts";

/**
 * Returns how much more or less a gallery wall costs than the layout that the shopper came from, and why: "Now a gallery
 * wall of 12 Small tiles, R700 each: R5,400 more than before.", or which sizes it has and what they cost. Null when it
 * costs the same. `hasLarger`: one press on all Small would make it cheaper.
 */
export const priceChangeMessage = (
  design: Design,
  priceBefore: Minor,
  prices: Prices,
): { readonly text: string; readonly hasLarger: boolean } | null => {
  const difference = wallPrice(prices, design) - priceBefore;
  if (difference === 0) return null;
  const amountOf = (value: number): string => formatDifference(minor(Math.abs(value)), prices.currency);
  const sizes = design.tiles.map((tile) => sizeOfTile(design, tile));
  const [size, ...others] = new Set(sizes);
  const isMixed = others.length > 0;
  const each = (size && framePrice(prices, size)) ?? 0;
  const tiles = isMixed
    ? `: ${sizeMixText(sizes)}. It costs `
    : ` of ${sizes.length} ${FRAME_SIZES[size ?? design.size].name} ${sizes.length === 1 ? "tile" : `tiles, ${amountOf(each)} each`}: `;
  const larger = isMixed ? priceOfLargerTiles(design, prices) : 0;
  const change = `${amountOf(difference)} ${difference > 0 ? "more" : "less"} than before`;
  return {
    text: `Now a gallery wall${tiles}${change}${larger > 0 ? `; all ${FRAME_SIZES[DEFAULT_FRAME_SIZE].name} would cost ${amountOf(larger)} less` : ""}.`,
    hasLarger: larger > 0,
  };
};
