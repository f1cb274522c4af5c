import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Shop } from "../shop.ts";
import { createEmptyCart } from "./addToCart.ts";
import { type CartView, viewCart } from "./cartView.ts";
import { type CartRefusal, openCart } from "./openCart.ts";

/** The cart, or a new empty one where the id is absent (R5.1). */
export const getCart = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "sites">,
  input: {
    readonly cartId: string | undefined;
    readonly site: SiteCode;
    readonly statedSite: SiteCode | null;
  },
): Promise<Outcome<CartView, CartRefusal>> => {
  if (input.cartId === undefined) return done(await createEmptyCart(shop, input.site));
  const open = await openCart(shop.repositories.carts.find, input.cartId, input.statedSite);
  if (open.kind === "refused") return open;
  const cart = open.value;
  return done(await viewCart(shop.repositories, shop.sites()[cart.site], cart, shop.clock.now()));
};
