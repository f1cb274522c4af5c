import type { CartRecord, Carts } from "../../ports/cart/Carts.ts";
import type { Clock } from "../../ports/platform/Clock.ts";

const TOUCH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/** A cart that is used lives on; that is written once a day, since carts are asked for with every page. */
export const touchCart = async (
  { clock }: { readonly clock: Clock },
  { carts }: { readonly carts: Pick<Carts, "touch"> },
  { id, lastUsedAt }: CartRecord,
): Promise<void> => {
  const now = clock.now();
  if (now.getTime() - lastUsedAt.getTime() >= TOUCH_INTERVAL_MS) await carts.touch(id, now);
};
