import { type Minor, minor } from "../units/units.ts";
import { largestRemainder } from "./largestRemainder.ts";

type PaidLine = {
  /** Price of the whole quantity, before the discount. */
  readonly price: Minor;
  readonly quantity: number;
  /** Amount of the line that was refunded already because a tile became smaller or was left out. Absent: none. */
  readonly refunded?: Minor;
  /** Weight of each tile in the price of one copy, such as the price of its frame. */
  readonly tileWeights: readonly Minor[];
};

/** Amount paid for each tile and copy of a line: `shares[tile][copy]`. */
export type LineShares = readonly (readonly Minor[])[];

/**
 * Returns the amount paid for each piece of an order, by line, tile and copy, less its part of the discount. All
 * pieces add up exactly to the goods after the discount, less refunds for changed tiles; they exclude delivery.
 */
export const refundShares = (order: {
  readonly lines: readonly PaidLine[];
  readonly discount: Minor;
}): readonly LineShares[] => {
  const discounts = largestRemainder(
    order.discount,
    order.lines.map(({ price }) => price),
  );
  return order.lines.map(({ price, quantity, refunded = minor(0), tileWeights }, index) => {
    const paid = minor(Math.max(0, price - (discounts[index] ?? 0) - refunded));
    const weights = tileWeights.flatMap((weight) => Array.from({ length: quantity }, () => weight));
    const pieces = largestRemainder(weights.length === 0 ? minor(0) : paid, weights);
    return tileWeights.map((_, tile) => pieces.slice(tile * quantity, (tile + 1) * quantity));
  });
};
