import { DAY_MS } from "@storywall/domain/time/durations.ts";
import type { CartRecord, Carts } from "../../ports/cart/Carts.ts";
import type { Clock } from "../../ports/platform/Clock.ts";

const TOUCH_INTERVAL_MS = DAY_MS;

/** Marks a cart as used, which extends its life. Writes at most once a day, since every page asks for the cart. */
export const touchCart = async (
  { clock }: { readonly clock: Clock },
  { carts }: { readonly carts: Pick<Carts, "touch"> },
  { id, lastUsedAt }: CartRecord,
): Promise<void> => {
  const now = clock.now();
  if (now.getTime() - lastUsedAt.getTime() >= TOUCH_INTERVAL_MS) await carts.touch(id, now);
};
