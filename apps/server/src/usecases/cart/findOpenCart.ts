import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartErrorCode } from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";

/**
 * Returns a cart that can still be read and changed. Pass `carts.find`, or `carts.lock` inside a transaction. A cart
 * that became an order is not found, and its shopper begins a new one. If only part of the cart was ordered, returns
 * the cart with the rest.
 */
export const findOpenCart = async (
  find: (id: string) => Promise<CartRecord | undefined>,
  cartId: string,
  requestedSite: SiteCode | null,
): Promise<Result<CartRecord, CartErrorCode>> => {
  let cart = await find(cartId);
  // `successorId` is the cart that took over the lines that were not ordered.
  while (cart?.orderedAt && cart.successorId !== null) cart = await find(cart.successorId);
  if (!cart || cart.orderedAt) return err("NOT_FOUND", "This cart is no longer available.");
  if (requestedSite && requestedSite !== cart.site) {
    return err("SITE_MISMATCH", "This cart belongs to our shop in another country.");
  }
  return ok(cart);
};
