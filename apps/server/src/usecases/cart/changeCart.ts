import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/Carts.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { atomically } from "../atomically.ts";
import { done, type Outcome } from "../outcome.ts";
import type { Shop } from "../shop.ts";
import { type CartView, viewCart } from "./cartView.ts";
import { type CartRefusal, openCart } from "./openCart.ts";

export type CartAccess = { readonly cartId: string; readonly statedSite: SiteCode | null };

/** Changes a cart that nobody else changes meanwhile, and gives it as it is afterwards. */
export const changeCart = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock">,
  { cartId, statedSite }: CartAccess,
  change: (repositories: Repositories, cart: CartRecord) => Promise<Outcome<unknown, Code>>,
): Promise<Outcome<CartView, CartRefusal | Code>> =>
  atomically<CartView, CartRefusal | Code>(shop, async (repositories) => {
    const open = openCart(await repositories.carts.lock(cartId), statedSite);
    if (open.kind === "refused") return open;
    const changed = await change(repositories, open.value);
    if (changed.kind === "refused") return changed;
    return done(await viewAgain(shop, repositories, cartId));
  });

export const viewAgain = async (
  { clock }: Pick<Shop, "clock">,
  repositories: Repositories,
  cartId: string,
): Promise<CartView> => {
  const cart = await repositories.carts.find(cartId);
  if (!cart) throw new Error("a cart vanished while it was locked");
  return viewCart(repositories, cart, clock.now());
};
