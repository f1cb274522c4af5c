import type { WorkTile } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";

type TileMoney = Pick<WorkTile, "paid" | "givenBack">;

/** Amount paid for all pieces of a tile, in minor units. */
export const paidFor = ({ paid }: TileMoney): number => paid.reduce((sum, share) => sum + share, 0);

/** Amount of it that is left to refund, in minor units. */
export const leftOf = (tile: TileMoney): number => Math.max(0, paidFor(tile) - (tile.givenBack ?? 0));

/** Whether all that was paid for it was refunded. */
export const isRefunded = (tile: TileMoney): boolean => (tile.givenBack ?? 0) > 0 && leftOf(tile) === 0;

type RefundState = OwnerOrder["refunds"][number]["state"];

/**
 * Returns the text about refunds of tiles. Refunds name no tiles here, so when some have arrived and some have not, it
 * says both.
 */
export const refundStateText = (refunds: readonly { readonly state: RefundState }[]): string => {
  const isOnItsWay = refunds.some(({ state }) => state === "requested" || state === "pending");
  if (!isOnItsWay) return "given back";
  return refunds.some(({ state }) => state === "succeeded") ? "given back or on its way" : "on its way back";
};

/**
 * Returns "R416.67", "R416.67 given back", or "R200.00 given back, R216.67 left"; `words` is the text of
 * `refundStateText`.
 */
export const tileMoneyLabel = (
  tile: TileMoney,
  format: (amount: number) => string,
  words: string,
): string => {
  const { givenBack = 0 } = tile;
  if (givenBack === 0) return format(paidFor(tile));
  const given = `${format(givenBack)} ${words}`;
  return isRefunded(tile) ? given : `${given}, ${format(leftOf(tile))} left`;
};
