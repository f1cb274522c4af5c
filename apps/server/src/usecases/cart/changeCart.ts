import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartAccess, CartErrorCode, CartView } from "../../ports/commerce/Commerce.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { toCartView } from "./cartView.ts";
import { findOpenCart } from "./findOpenCart.ts";
import { touchCart } from "./touchCart.ts";

/** Locks an open cart, changes it, and returns the cart that `change` returns, with its amounts. */
export const changeCart = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  { cartId, requestedSite }: CartAccess,
  change: (repositories: Repositories, cart: CartRecord, site: Site) => Promise<Result<CartRecord, Code>>,
): Promise<Result<CartView, CartErrorCode | Code>> =>
  runInTransaction<CartView, CartErrorCode | Code>(shop, async (repositories) => {
    const found = await findOpenCart(repositories.carts.lock, cartId, requestedSite);
    if (found.kind === "error") return found;
    await touchCart(shop, repositories, found.value);
    // Read once, so that the change and the amounts use the same prices even when the owner changes them meanwhile.
    const site = ofSite(shop.sites(), found.value.site);
    const changed = await change(repositories, found.value, site);
    if (changed.kind === "error") return changed;
    return ok(toCartView(repositories, site, changed.value, shop.clock.now()));
  });
