import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { DesignBase } from "../design/design.ts";
import { sizeOfTile } from "../design/effectiveTile.ts";
import type { Site } from "../sites/site.ts";
import { type Minor, minor } from "../units/units.ts";

/** The prices of a site: the current ones, or those that an owner is editing. */
export type PriceList = Pick<Site, "framePrices" | "setPrices">;

/** The part of a design that its price depends on. */
type PricedWall = {
  readonly base: DesignBase;
  readonly size: FrameSizeKey;
  readonly tiles: readonly { readonly size?: FrameSizeKey }[];
};

/** Returns the price of one frame with tax; null for a size that is sold in sets only (R1.5). */
export const framePrice = (prices: PriceList, size: FrameSizeKey): Minor | null =>
  size === "square_small" ? null : prices.framePrices[size];

/**
 * Returns the price of one wall with tax: the price of its set, else the sum of its tiles (R9.1).
 * @throws RangeError for a tile of a size that is sold in sets only, outside a set; a parsed design has none.
 */
export const wallPrice = (prices: PriceList, wall: PricedWall): Minor => {
  if (wall.base.kind === "set") return prices.setPrices[wall.base.key];
  const sum = wall.tiles.reduce((total, tile) => {
    const size = sizeOfTile(wall, tile);
    const price = framePrice(prices, size);
    if (price === null) throw new RangeError(`${size} is sold in sets only`);
    return total + price;
  }, 0);
  return minor(sum);
};
