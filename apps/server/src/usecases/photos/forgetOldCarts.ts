import type { Shop } from "../shop.ts";

const AT_ONCE = 500;

/** Empties carts that nobody has looked at for as long as the shop keeps photos of what was never ordered. */
export const forgetOldCarts = async ({
  repositories: { photoLives },
  clock,
  photoLifeMs,
}: Pick<Shop, "repositories" | "clock" | "photoLifeMs">): Promise<void> => {
  const time = new Date(clock.now().getTime() - photoLifeMs);
  for (let emptied = AT_ONCE; emptied === AT_ONCE; ) {
    emptied = await photoLives.emptyCartsUnusedSince(time, AT_ONCE);
  }
};
