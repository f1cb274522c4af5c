import type { CartRecord, Carts } from "../../ports/cart/Carts.ts";
import type { Clock } from "../../ports/platform/Clock.ts";

const WRITTEN_AT_MOST_EVERY_MS = 24 * 60 * 60 * 1000;

/** A cart that is used lives on; that is written once a day, since carts are asked for with every page. */
export const keepCart = async (
  { clock }: { readonly clock: Clock },
  { carts }: { readonly carts: Pick<Carts, "touch"> },
  { id, lastUsedAt }: CartRecord,
): Promise<void> => {
  const now = clock.now();
  if (now.getTime() - lastUsedAt.getTime() >= WRITTEN_AT_MOST_EVERY_MS) await carts.touch(id, now);
};
