import type { Design } from "@storywall/domain/design/design.ts";
import { done, type Outcome, refuse } from "../outcome.ts";
import type { Shop } from "../shop.ts";
import { hangPhotos, type WallRefusal } from "./addLines.ts";
import type { CartView } from "./cartView.ts";
import { type CartAccess, changeCart } from "./changeCart.ts";
import type { CartRefusal } from "./openCart.ts";

/** Changes any part of a line: its quantity, or its wall by a function of the wall as it is. */
export const updateLine = <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess & {
    readonly lineId: string;
    readonly quantity: number | undefined;
    readonly change: (design: Design) => Outcome<Design, Code>;
  },
): Promise<Outcome<CartView, CartRefusal | WallRefusal | Code>> =>
  changeCart<"NOT_FOUND" | WallRefusal | Code>(shop, input, async (repositories, cart) => {
    const line = cart.lines.find(({ id }) => id === input.lineId);
    if (!line) return refuse("NOT_FOUND", "This wall is not in the cart any more.");
    const changed = input.change(line.design);
    if (changed.kind === "refused") return changed;
    const hung = await hangPhotos(repositories, [cart.visitorId], changed.value, line.design.photos);
    if (hung.kind === "refused") return hung;
    const quantity = input.quantity ?? line.quantity;
    await repositories.carts.saveLine(cart.id, { ...line, quantity, design: hung.value });
    await repositories.previews.save(hung.value);
    return done(null);
  });

/** Taking out what is gone already is fine: the shopper has what they wanted. */
export const removeLine = (
  shop: Pick<Shop, "transaction" | "clock" | "sites">,
  input: CartAccess & { readonly lineId: string },
): Promise<Outcome<CartView, CartRefusal>> =>
  changeCart<never>(shop, input, async ({ carts }, cart) => {
    await carts.removeLine(cart.id, input.lineId);
    return done(null);
  });
