import type { PromoCode } from "../sites/site.ts";
import { isPromoExpired, isPromoUpcoming } from "./promo.ts";

/** `ended`: its time is over. `used_up`: it has reached its maximum number of orders. */
export const PROMO_STATES = ["active", "upcoming", "ended", "used_up"] as const;
export type PromoState = (typeof PROMO_STATES)[number];

/** Returns the state of a code at a time. `uses` is the number of orders with it. */
export const promoStateOf = (
  promo: Pick<PromoCode, "startsAt" | "expiresAt" | "maxUses">,
  uses: number,
  now: string,
): PromoState => {
  if (isPromoExpired(promo, now)) return "ended";
  if (promo.maxUses !== undefined && uses >= promo.maxUses) return "used_up";
  return isPromoUpcoming(promo, now) ? "upcoming" : "active";
};
