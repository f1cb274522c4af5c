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
import { isRetryable } from "../../lib/api/callResults.ts";
import type { AddRequest, CartRequest, CartResult } from "./cartRequest.ts";

type SendDependencies = {
  readonly client: Client;
  readonly site: SiteCode;
  /** Undefined until the visitor has an id; the server then creates one (R5.1). */
  readonly getVisitorId: () => string | undefined;
};

/** Sends a request for the cart with this id. Without a cart only an add is possible: it creates the cart (R4.10). */
export const sendCartRequest = async (
  dependencies: SendDependencies,
  cartId: string | null,
  request: CartRequest,
): Promise<CartResult> => {
  if (request.kind === "add") return sendAddRequest(dependencies, cartId, request);
  if (cartId === null) return { kind: "notFound" };
  return toCartResult(await sendToCart(dependencies, cartId, request));
};

const sendToCart = (
  { client, site }: SendDependencies,
  cartId: string,
  request: Exclude<CartRequest, AddRequest>,
): Promise<CallResult<Cart>> => {
  switch (request.kind) {
    case "setQuantity": {
      const { itemId, quantity } = request;
      return client(updateCartItem, { body: { cartId, itemId, lineItem: { quantity }, site } });
    }
    case "remove":
      return client(removeCartItem, { body: { cartId, itemId: request.itemId, site } });
    case "applyPromo":
      return client(addPromoCode, { body: { cartId, promoCode: request.code, site } });
    case "removePromo":
      return client(removePromoCode, { body: { cartId, site } });
    case "refresh":
      return client(getCartInfo, { query: { cartId, site } });
  }
};

const sendAddRequest = async (
  { client, site, getVisitorId }: SendDependencies,
  cartId: string | null,
  { line, key }: AddRequest,
): Promise<CartResult> => {
  const userId = getVisitorId();
  // The key contains the rest of the body too, so that no key is ever sent with two bodies.
  const idempotencyKey = [key, cartId ?? "new", userId ?? "nobody"].join(".");
  const result = cartId
    ? await client(addCartItem, { body: { cartId, userId, lineItem: line, site } }, { idempotencyKey })
    : await client(initCart, { body: { userId, lineItems: [line], site } }, { idempotencyKey });
  return toCartResult(result);
};

const toCartResult = (result: CallResult<Cart>): CartResult => {
  if (result.kind === "ok") return { kind: "ok", cart: result.reply };
  if (result.kind === "unreachable") return { kind: "unreachable", detail: result.reason ?? result.message };
  if (result.error === "NOT_FOUND" || result.error === "SITE_MISMATCH") return { kind: "notFound" };
  const detail = `${result.status} ${result.error}: ${result.message}`;
  return isRetryable(result)
    ? { kind: "unreachable", detail }
    : { kind: "error", error: result.error, detail };
};
