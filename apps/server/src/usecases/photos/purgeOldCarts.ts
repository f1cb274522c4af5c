import type { Shop } from "../shop.ts";

const BATCH_SIZE = 500;

/** Empties carts that were not used for as long as the shop stores photos without an order. */
export const purgeOldCarts = async ({
  repositories: { photoRetention },
  clock,
  photoRetentionMs,
}: Pick<Shop, "repositories" | "clock" | "photoRetentionMs">): Promise<void> => {
  const cutoff = new Date(clock.now().getTime() - photoRetentionMs);
  for (let emptied = BATCH_SIZE; emptied === BATCH_SIZE; ) {
    emptied = await photoRetention.clearCartsUnusedSince(cutoff, BATCH_SIZE);
  }
};
