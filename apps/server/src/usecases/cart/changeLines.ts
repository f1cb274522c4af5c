import type {
  CartAccess,
  CartRefusal,
  CartView,
  LineChange,
  WallRefusal,
} from "../../ports/commerce/Commerce.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../shop.ts";
import { hangPhotos } from "./addLines.ts";
import { changeCart } from "./changeCart.ts";

/** Changes any part of a line: its quantity, or its wall by a function of the wall as it is. */
export const updateLine = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "sites" | "publicUrl">,
  input: LineChange<Code>,
): Promise<Outcome<CartView, CartRefusal | WallRefusal | Code>> =>
  changeCart<"NOT_FOUND" | WallRefusal | Code>(shop, input, async (repositories, cart) => {
    const line = cart.lines.find(({ id }) => id === input.lineId);
    if (!line) return refuse("NOT_FOUND", "This wall is not in the cart any more.");
    const changed = input.change(line.design);
    if (changed.kind === "refused") return changed;
    const hung = await hangPhotos(shop, repositories, [cart.visitorId], changed.value, line.design.photos);
    if (hung.kind === "refused") return hung;
    const quantity = input.quantity ?? line.quantity;
    const changedLine = { ...line, quantity, design: hung.value };
    await repositories.carts.saveLine(cart.id, changedLine);
    await repositories.previews.save(hung.value);
    return done({
      ...cart,
      lines: cart.lines.map((other) => (other === line ? changedLine : other)),
    });
  });

/** Taking out what is gone already is fine: the shopper has what they wanted. */
export const removeLine = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess & { readonly lineId: string },
): Promise<Outcome<CartView, CartRefusal>> =>
  changeCart<never>(shop, input, async ({ carts }, cart) => {
    await carts.removeLine(cart.id, input.lineId);
    return done({ ...cart, lines: cart.lines.filter(({ id }) => id !== input.lineId) });
  });
