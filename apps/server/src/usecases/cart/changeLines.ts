import { updateLine as changeLine } from "@storywall/domain/cart/cart.ts";
import { findDesignShortages } from "@storywall/domain/stock/designShortages.ts";
import type {
  CartAccess,
  CartErrorCode,
  CartView,
  LineChange,
  LineErrorCode,
} from "../../ports/commerce/Commerce.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../shop.ts";
import { CART_TOO_LARGE, resolvePhotos, toDomainCart } from "./addLines.ts";
import { changeCart } from "./changeCart.ts";
import { checkInStock } from "./checkInStock.ts";

/** Changes the quantity of a line, or its wall by a function of the current one. */
export const updateLine = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "sites" | "publicUrl">,
  input: LineChange<Code>,
): Promise<Result<CartView, CartErrorCode | LineErrorCode | Code>> =>
  changeCart<"NOT_FOUND" | LineErrorCode | Code>(shop, input, async (repositories, cart, site) => {
    const line = cart.lines.find(({ id }) => id === input.lineId);
    if (!line) return err("NOT_FOUND", "This wall is no longer in the cart.");
    const changed = input.changeDesign(line.design);
    if (changed.kind === "error") return changed;
    const resolved = await resolvePhotos(
      shop,
      repositories,
      [cart.visitorId],
      changed.value,
      line.design.photos,
    );
    if (resolved.kind === "error") return resolved;
    // Only a change of frames is rejected: a shopper may change anything else, and learns of the shortage at
    // checkout.
    const shortagesBefore = findDesignShortages(site.shortages, line.design);
    const inStock = checkInStock(site, shop.clock.now(), [resolved.value], shortagesBefore);
    if (inStock.kind === "error") return inStock;
    const quantity = input.quantity ?? line.quantity;
    const changedLine = { ...line, quantity, design: resolved.value };
    if (changeLine(toDomainCart(cart), line.id, { design: resolved.value, quantity }).kind === "tooLarge")
      return CART_TOO_LARGE;
    await repositories.carts.saveLine(cart.id, changedLine);
    await repositories.previews.save(resolved.value, shop.clock.now());
    return ok({
      ...cart,
      lines: cart.lines.map((other) => (other === line ? changedLine : other)),
    });
  });

/** Removes a line from the cart. Succeeds when the line does not exist: the cart is as the shopper wants it. */
export const removeLine = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess & { readonly lineId: string },
): Promise<Result<CartView, CartErrorCode>> =>
  changeCart<never>(shop, input, async ({ carts }, cart) => {
    await carts.removeLine(cart.id, input.lineId);
    return ok({ ...cart, lines: cart.lines.filter(({ id }) => id !== input.lineId) });
  });
