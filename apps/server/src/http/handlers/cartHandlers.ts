import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { CartView, Commerce } from "../../ports/commerce/Commerce.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toCart } from "../wire/cart.ts";
import { toNewLines, toSoldDesign } from "../wire/designInput.ts";
import { omitUndefined } from "../wire/omitUndefined.ts";

type CartCall =
  | "initCart"
  | "getCartInfo"
  | "addCartItem"
  | "addToCart"
  | "updateCartItem"
  | "removeCartItem"
  | "addPromoCode"
  | "removePromoCode";

export const cartHandlers = (
  commerce: Commerce,
  { clock }: Pick<Shop, "clock">,
): Pick<Handlers, CartCall> => {
  const reply = <Code extends string>(
    result: Result<CartView, Code>,
    message?: string,
  ): Result<Cart, Code> =>
    result.kind === "error"
      ? result
      : ok({ ...toCart(result.value, clock.now()), ...(message ? { message } : {}) });

  return {
    initCart: async ({ body }, { site }) => {
      const lines = toNewLines(body.lineItems);
      if (lines.kind === "error") return lines;
      const promoCode = isAbsentId(body.promoCode) ? undefined : body.promoCode;
      return reply(await commerce.createCart({ site, userId: body.userId, lines: lines.value, promoCode }));
    },

    getCartInfo: async ({ query: { cartId } }, { site, requestedSite, checkRateLimit }) => {
      if (cartId === undefined) await checkRateLimit();
      return reply(await commerce.getCart({ cartId, site, requestedSite }));
    },

    addCartItem: async ({ body: { cartId, userId, lineItem } }, { site, requestedSite }) => {
      const lines = toNewLines([lineItem]);
      if (lines.kind === "error") return lines;
      return reply(await commerce.addToCart({ cartId, userId, site, requestedSite, lines: lines.value }));
    },

    addToCart: async ({ body: { cartId, userId, lineItems } }, { site, requestedSite }) => {
      const lines = toNewLines(lineItems);
      if (lines.kind === "error") return lines;
      return reply(await commerce.addToCart({ cartId, userId, site, requestedSite, lines: lines.value }));
    },

    updateCartItem: async ({ body: { cartId, itemId, lineItem } }, { requestedSite }) => {
      const { quantity, ...wall } = lineItem;
      return reply(
        await commerce.updateLine({
          cartId,
          requestedSite,
          lineId: itemId,
          quantity,
          changeDesign: (design) => {
            const { templateKey, collectionId, ...rest } = toWireDesign(design);
            // A design has one layout. A change that names another layout replaces it.
            const base = wall.templateKey || wall.collectionId ? {} : { templateKey, collectionId };
            return toSoldDesign({ ...rest, ...base, ...omitUndefined(wall) }, design);
          },
        }),
      );
    },

    removeCartItem: async ({ body: { cartId, itemId } }, { requestedSite }) =>
      reply(await commerce.removeLine({ cartId, requestedSite, lineId: itemId })),

    addPromoCode: async ({ body: { cartId, promoCode } }, { requestedSite }) =>
      reply(await commerce.addPromoCode({ cartId, requestedSite, promoCode }), "Code applied."),

    removePromoCode: async ({ body: { cartId } }, { requestedSite }) =>
      reply(await commerce.removePromoCode({ cartId, requestedSite }), "Code removed."),
  };
};
