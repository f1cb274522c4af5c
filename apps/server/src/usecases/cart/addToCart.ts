import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { CartRecord } from "../../ports/cart/Carts.ts";
import type {
  CartAddition,
  CartErrorCode,
  CartView,
  LineErrorCode,
  NewCart,
  PromoErrorCode,
} from "../../ports/commerce/Commerce.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { findOrCreateVisitor } from "../visitor/createVisitor.ts";
import { addLines, photoVisitorIds } from "./addLines.ts";
import { toCartView } from "./cartView.ts";
import { changeCart } from "./changeCart.ts";
import { setPromo } from "./setPromo.ts";

/** Creates a cart with its first lines (R4.10) and an optional promo code. An error creates nothing. */
export const createCart = (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "publicUrl">,
  input: NewCart,
): Promise<Result<CartView, LineErrorCode | PromoErrorCode>> =>
  runInTransaction<CartView, LineErrorCode | PromoErrorCode>(shop, async (repositories) => {
    const site = ofSite(shop.sites(), input.site);
    const cart = await insertCart(shop, repositories, input.site, input.userId);
    const added = await addLines(shop, repositories, cart, [cart.visitorId], input.lines);
    if (added.kind === "error") return added;
    const changed =
      input.promoCode === undefined
        ? added
        : await setPromo(shop, repositories, site, added.value, input.promoCode);
    if (changed.kind === "error") return changed;
    return ok(toCartView(repositories, site, changed.value, shop.clock.now()));
  });

/** Adds lines to a cart. The first call creates the cart, later ones reuse it (R4.10, R5.1). */
export const addToCart = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "publicUrl">,
  input: CartAddition,
): Promise<Result<CartView, CartErrorCode | LineErrorCode>> => {
  const { cartId, userId, site, requestedSite, lines } = input;
  if (cartId === undefined) {
    return runInTransaction<CartView, LineErrorCode>(shop, async (repositories) => {
      const cart = await insertCart(shop, repositories, site, userId);
      const added = await addLines(shop, repositories, cart, [cart.visitorId], lines);
      if (added.kind === "error") return added;
      return ok(toCartView(repositories, ofSite(shop.sites(), site), added.value, shop.clock.now()));
    });
  }
  return changeCart(shop, { cartId, requestedSite }, async (repositories, cart) => {
    const visitorIds = photoVisitorIds(cart, userId);
    return addLines(shop, repositories, await assignVisitor(repositories, cart, userId), visitorIds, lines);
  });
};

const insertCart = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  site: SiteCode,
  userId: string | undefined,
): Promise<CartRecord> => {
  const visitor = await findOrCreateVisitor(shop, repositories, userId, site);
  const cart = {
    id: shop.ids.next(),
    site,
    visitorId: visitor.id,
    promoCode: null,
    createdAt: shop.clock.now(),
  };
  await repositories.carts.insert(cart);
  return {
    ...cart,
    lines: [],
    lastUsedAt: cart.createdAt,
    orderedAt: null,
    successorId: null,
    checkout: null,
  };
};

/** Creates an empty cart, for a request whose cart id is absent (R5.1). */
export const createEmptyCart = (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites">,
  site: SiteCode,
): Promise<CartView> =>
  shop.transaction(async (repositories) => {
    const cart = await insertCart(shop, repositories, site, undefined);
    return toCartView(repositories, ofSite(shop.sites(), site), cart, shop.clock.now());
  });

/** Assigns an empty cart that was created without a visitor to the first visitor who adds to it. */
const assignVisitor = async (
  repositories: Repositories,
  cart: CartRecord,
  userId: string | undefined,
): Promise<CartRecord> => {
  if (userId === undefined || userId === cart.visitorId || cart.lines.length > 0) return cart;
  if (!(await repositories.visitors.find(userId))) return cart;
  await repositories.carts.setVisitor(cart.id, userId);
  return { ...cart, visitorId: userId };
};
