import type { CartRefusal, CartView, WantedCart } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";
import { createEmptyCart } from "./addToCart.ts";
import { viewCart } from "./cartView.ts";
import { keepCart } from "./keepCart.ts";
import { openCart } from "./openCart.ts";

/** The cart, or a new empty one where the id is absent (R5.1). */
export const getCart = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "sites">,
  input: WantedCart,
): Promise<Outcome<CartView, CartRefusal>> => {
  if (input.cartId === undefined) return done(await createEmptyCart(shop, input.site));
  const open = await openCart(shop.repositories.carts.find, input.cartId, input.statedSite);
  if (open.kind === "refused") return open;
  const cart = open.value;
  await keepCart(shop, shop.repositories, cart);
  return done(viewCart(shop.repositories, shop.sites()[cart.site], cart, shop.clock.now()));
};
