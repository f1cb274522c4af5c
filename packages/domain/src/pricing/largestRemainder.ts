import { type Minor, minor } from "../units/units.ts";

/**
 * Splits an amount by weights so that the parts add up to it exactly (largest remainder method): each part is rounded
 * down, the remaining cents go to the largest remainders, the earlier first among equals. With only zero weights the
 * split is even.
 * @throws RangeError for a negative amount or weight, or an amount without weights.
 */
export const largestRemainder = (total: Minor, weights: readonly Minor[]): readonly Minor[] => {
  if (total < 0 || weights.some((weight) => weight < 0)) throw new RangeError("negative amount or weight");
  if (weights.length === 0 && total > 0) throw new RangeError("nothing to split the amount over");
  const hasWeight = weights.some((weight) => weight > 0);
  // Big integers: cents times cents exceed the safe range of numbers.
  const parts = weights.map((weight) => BigInt(hasWeight ? weight : 1));
  const sumOfParts = parts.reduce((sum, part) => sum + part, 0n);
  const shares = parts.map((part, index) => {
    const product = BigInt(total) * part;
    return { index, floor: Number(product / sumOfParts), remainder: product % sumOfParts };
  });
  const remainingCents = total - shares.reduce((sum, share) => sum + share.floor, 0);
  const byRemainder = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const roundedUp = new Set(byRemainder.slice(0, remainingCents).map((share) => share.index));
  return shares.map((share) => minor(share.floor + (roundedUp.has(share.index) ? 1 : 0)));
};
