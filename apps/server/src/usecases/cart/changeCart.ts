import type { Site } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type { CartAccess, CartRefusal, CartView } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";
import { viewCart } from "./cartView.ts";
import { keepCart } from "./keepCart.ts";
import { openCart } from "./openCart.ts";

/** Changes a cart that nobody else changes meanwhile, and gives it as `change` says that it is afterwards. */
export const changeCart = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  { cartId, statedSite }: CartAccess,
  change: (repositories: Repositories, cart: CartRecord, site: Site) => Promise<Outcome<CartRecord, Code>>,
): Promise<Outcome<CartView, CartRefusal | Code>> =>
  atomically<CartView, CartRefusal | Code>(shop, async (repositories) => {
    const open = await openCart(repositories.carts.lock, cartId, statedSite);
    if (open.kind === "refused") return open;
    await keepCart(shop, repositories, open.value);
    // One for the change and for the amounts that are answered, whatever the owner does meanwhile.
    const site = shop.sites()[open.value.site];
    const changed = await change(repositories, open.value, site);
    if (changed.kind === "refused") return changed;
    return done(viewCart(repositories, site, changed.value, shop.clock.now()));
  });
