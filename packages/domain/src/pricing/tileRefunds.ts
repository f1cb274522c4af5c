import type { Design } from "../design/design.ts";
import { type Minor, minor } from "../units/units.ts";
import { largestRemainder } from "./largestRemainder.ts";
import { refundShares } from "./refundShares.ts";
import { tileWeightsOf } from "./tileWeights.ts";
import type { PriceList } from "./wallPrice.ts";

type OrderedWall = {
  /** For the whole quantity, before the discount. */
  readonly price: Minor;
  readonly quantity: number;
  readonly design: Design;
  /** What went back of it already because a tile became smaller or was left out. */
  readonly givenBack: Minor;
};

type OrderedWalls = { readonly lines: readonly OrderedWall[]; readonly discount: Minor };

/**
 * Returns what was paid for a tile in all copies of its wall, less its part of the discount: what goes back when it is
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
 * Returns what goes back of the amount that was paid for a tile when it becomes smaller: the part by which the smaller
 * frame is cheaper, and nothing where it is not. So a discount lowers it as it lowered the price.
 */
export const refundForSmallerTile = (
  paid: Minor,
  prices: { readonly before: Minor; readonly after: Minor },
): Minor => {
  const saved = minor(Math.max(0, prices.before - prices.after));
  if (saved === 0) return minor(0);
  return largestRemainder(paid, [prices.after, saved])[1] ?? minor(0);
};
