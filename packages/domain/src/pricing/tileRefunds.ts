import type { Design } from "../design/design.ts";
import { type Minor, minor } from "../units/units.ts";
import { largestRemainder } from "./largestRemainder.ts";
import { refundShares } from "./refundShares.ts";
import { tileWeightsOf } from "./tileWeights.ts";
import type { PriceList } from "./wallPrice.ts";

type OrderedWall = {
  /** Price of the whole quantity, before the discount. */
  readonly price: Minor;
  readonly quantity: number;
  readonly design: Design;
  /** Amount refunded already because a tile became smaller or was left out. */
  readonly refunded: Minor;
};

type OrderedWalls = { readonly lines: readonly OrderedWall[]; readonly discount: Minor };

/**
 * Returns the amount paid for a tile in all copies of its wall, less its part of the discount: the refund when it is
 * left out. `line` is the index of its wall.
 */
export const paidForTile = (
  prices: PriceList,
  order: OrderedWalls,
  { line, tile }: { readonly line: number; readonly tile: string },
): Minor => {
  const shares = refundShares({
    discount: order.discount,
    lines: order.lines.map((wall) => ({ ...wall, tileWeights: tileWeightsOf(prices, wall.design) })),
  });
  const index = order.lines[line]?.design.tiles.findIndex(({ name }) => name === tile) ?? -1;
  return minor((shares[line]?.[index] ?? []).reduce((sum, share) => sum + share, 0));
};

/**
 * Returns the refund when a tile becomes smaller: of the amount paid for it, the fraction by which the smaller frame
 * is cheaper; 0 when it is not. A discount thus lowers the refund as it lowered the price.
 */
export const refundForSmallerTile = (
  paid: Minor,
  prices: { readonly before: Minor; readonly after: Minor },
): Minor => {
  const saved = minor(Math.max(0, prices.before - prices.after));
  if (saved === 0) return minor(0);
  return largestRemainder(paid, [prices.after, saved])[1] ?? minor(0);
};
