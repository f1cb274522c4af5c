import { ofSite } from "@storywall/domain/sites/site.ts";
import type { CartErrorCode, CartLookup, CartView } from "../../ports/commerce/Commerce.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import { refreshPreviews } from "../previews/refreshPreviews.ts";
import type { Shop } from "../shop.ts";
import { createEmptyCart } from "./addToCart.ts";
import { toCartView } from "./cartView.ts";
import { findOpenCart } from "./findOpenCart.ts";
import { touchCart } from "./touchCart.ts";

/** Returns the cart, or a new empty one when the id is absent (R5.1). */
export const getCart = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "sites">,
  input: CartLookup,
): Promise<Result<CartView, CartErrorCode>> => {
  if (input.cartId === undefined) return ok(await createEmptyCart(shop, input.site));
  const found = await findOpenCart(shop.repositories.carts.find, input.cartId, input.requestedSite);
  if (found.kind === "error") return found;
  const cart = found.value;
  if (await touchCart(shop, shop.repositories, cart)) await refreshPreviews(shop, cart.lines);
  return ok(toCartView(shop.repositories, ofSite(shop.sites(), cart.site), cart, shop.clock.now()));
};
