import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";

type PaidOrder = Pick<OwnerOrder, "total"> & {
  readonly refunds: readonly Pick<OwnerOrder["refunds"][number], "amount" | "state">[];
};

/** Returns what of an order has not been given back yet, in minor units; 0 for a role that sees no amounts. */
export const refundableOf = ({ total, refunds }: PaidOrder): number => {
  const refunded = refunds
    .filter(({ state }) => state !== "failed" && state !== "withdrawn")
    .reduce((sum, { amount }) => sum + amount, 0);
  return (total ?? 0) - refunded;
};

/**
 * Returns why a person may not give back so much; null when they may. `allowance`: the most that their role gives back at
 * once; null: no limit. The server knows what they gave back already today, and may allow less.
 */
export const overAllowanceText = (
  amount: number,
  allowance: number | null,
  format: (amount: number) => string,
): string | null =>
  allowance === null || amount <= allowance
    ? null
    : allowance === 0
      ? "Please ask an owner of the shop to give money back."
      : `You can give back ${format(allowance)} at most. Please ask an owner of the shop for more.`;
