import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { CartRecord, Carts } from "../../ports/cart/Carts.ts";
import type { Clock } from "../../ports/platform/Clock.ts";

const TOUCH_INTERVAL_MS = DAY_MS;

/**
 * Marks a cart as used, which extends its retention. Writes at most once a day, since every page asks for the
 * cart. Returns whether it wrote.
 */
export const touchCart = async (
  { clock }: { readonly clock: Clock },
  { carts }: { readonly carts: Pick<Carts, "touch"> },
  { id, lastUsedAt }: CartRecord,
): Promise<boolean> => {
  const now = clock.now();
  const isDue = now.getTime() - lastUsedAt.getTime() >= TOUCH_INTERVAL_MS;
  if (isDue) await carts.touch(id, now);
  return isDue;
};
