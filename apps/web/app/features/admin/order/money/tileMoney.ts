import type { WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";

type TileMoney = Pick<WorkTile, "paid" | "givenBack">;

/** What was paid for all pieces of a tile, in minor units. */
export const paidFor = ({ paid }: TileMoney): number => paid.reduce((sum, share) => sum + share, 0);

/** What is left of it to give back, in minor units. */
export const leftOf = (tile: TileMoney): number => Math.max(0, paidFor(tile) - (tile.givenBack ?? 0));

/** Whether all that was paid for it went back. */
export const isGivenBack = (tile: TileMoney): boolean => (tile.givenBack ?? 0) > 0 && leftOf(tile) === 0;

/**
 * Returns "R416.67", "R416.67 given back", or "R200.00 given back, R216.67 left". `isSettled`: all refunds of the order
 * have arrived; else the money may still be on its way.
 */
export const tileMoneyLabel = (
  tile: TileMoney,
  format: (amount: number) => string,
  isSettled: boolean,
): string => {
  const { givenBack = 0 } = tile;
  if (givenBack === 0) return format(paidFor(tile));
  const given = `${format(givenBack)} ${isSettled ? "given back" : "goes back"}`;
  return isGivenBack(tile) ? given : `${given}, ${format(leftOf(tile))} left`;
};
