import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { addPromoCode } from "@storywall/contract/calls/cart/addPromoCode.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { initCart } from "@storywall/contract/calls/cart/initCart.ts";
import { removeCartItem } from "@storywall/contract/calls/cart/removeCartItem.ts";
import { removePromoCode } from "@storywall/contract/calls/cart/removePromoCode.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import type { CallResult, Client } from "@storywall/contract/client.ts";
import type { Cart } from "@storywall/contract/schemas/cart.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { AddAction, CartAction, CartOutcome } from "./cartAction.ts";

export type CartSender = {
  readonly client: Client;
  readonly site: SiteCode;
  /** Known once the visitor is initialised; the server makes one where it is absent (R5.1). */
  readonly visitorId: () => string | undefined;
};

/** Sends one action for the cart with this id. Without a cart only an add makes sense: it makes the cart (R4.10). */
export const sendCartAction = async (
  { client, site, visitorId }: CartSender,
  cartId: string | null,
  action: CartAction,
): Promise<CartOutcome> => {
  if (action.kind === "add") return sendAdd({ client, site, visitorId }, cartId, action);
  if (cartId === null) return { kind: "gone" };
  switch (action.kind) {
    case "setQuantity": {
      const { itemId, quantity } = action;
      return outcomeOf(
        await client(updateCartItem, { body: { cartId, itemId, lineItem: { quantity }, site } }),
      );
    }
    case "remove":
      return outcomeOf(await client(removeCartItem, { body: { cartId, itemId: action.itemId, site } }));
    case "applyPromo":
      return outcomeOf(await client(addPromoCode, { body: { cartId, promoCode: action.code, site } }));
    case "removePromo":
      return outcomeOf(await client(removePromoCode, { body: { cartId, site } }));
    case "refresh":
      return outcomeOf(await client(getCartInfo, { query: { cartId, site } }));
  }
};

const sendAdd = async (
  { client, site, visitorId }: CartSender,
  cartId: string | null,
  { line, key }: AddAction,
): Promise<CartOutcome> => {
  const userId = visitorId();
  // The key names what is in the body beside the line, so that one key never goes out with two bodies.
  const idempotencyKey = [key, cartId ?? "new", userId ?? "nobody"].join(".");
  const result = cartId
    ? await client(addCartItem, { body: { cartId, userId, lineItem: line, site } }, { idempotencyKey })
    : await client(initCart, { body: { userId, lineItems: [line], site } }, { idempotencyKey });
  return outcomeOf(result);
};

const outcomeOf = (result: CallResult<Cart>): CartOutcome => {
  if (result.kind === "ok") return { kind: "done", cart: result.reply };
  if (result.kind === "unreachable") return { kind: "notReached", detail: result.message };
  if (result.error === "NOT_FOUND" || result.error === "SITE_MISMATCH") return { kind: "gone" };
  const detail = `${result.status} ${result.error}: ${result.message}`;
  const isTemporary = result.status >= 500 || result.status === 429;
  return isTemporary ? { kind: "notReached", detail } : { kind: "refused", error: result.error, detail };
};
