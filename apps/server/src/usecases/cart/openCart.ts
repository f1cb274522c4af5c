import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/Carts.ts";
import { done, type Outcome, refuse } from "../outcome.ts";

export type CartRefusal = "NOT_FOUND" | "SITE_MISMATCH";

/** A cart that can still be looked at and changed: one that became an order is gone, and its shopper begins a new one. */
export const openCart = (
  cart: CartRecord | undefined,
  statedSite: SiteCode | null,
): Outcome<CartRecord, CartRefusal> => {
  if (!cart || cart.orderedAt) return refuse("NOT_FOUND", "This cart is not there any more.");
  if (statedSite && statedSite !== cart.site) {
    return refuse("SITE_MISMATCH", "This cart belongs to our shop in another country.");
  }
  return done(cart);
};
