import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { DesignBase } from "../design/design.ts";
import { sizeOfTile } from "../design/tileChoices.ts";
import type { Site } from "../sites/site.ts";
import { type Minor, minor } from "../units/units.ts";

/** As much of a site as prices need; the owner's own prices fit as well as the site's. */
export type PriceList = Pick<Site, "framePrices" | "setPrices">;

/** As much of a wall as its price depends on; every Design is one. */
export type PricedWall = {
  readonly base: DesignBase;
  readonly size: FrameSizeKey;
  readonly tiles: readonly { readonly size?: FrameSizeKey }[];
};

/** Price of one frame, tax included; null for a size that is sold in sets only (R1.5). */
export const framePrice = (prices: PriceList, size: FrameSizeKey): Minor | null =>
  size === "square_small" ? null : prices.framePrices[size];

/**
 * Price of one wall, tax included: a set's own price, else the sum over its tiles (R9.1).
 * @throws RangeError for a tile outside a set of a size sold in sets only; a design that was parsed has none.
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
