import { toWireWall } from "@storywall/contract/designWire.ts";
import type { Cart } from "@storywall/contract/schemas/cart.ts";
import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import type { CartView, Commerce } from "../../ports/commerce/Commerce.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toCart } from "../wire/cart.ts";
import { readLines, readWall } from "../wire/wall.ts";
import { withoutUndefined } from "../wire/withoutUndefined.ts";

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
    outcome: Outcome<CartView, Code>,
    message?: string,
  ): Outcome<Cart, Code> =>
    outcome.kind === "refused"
      ? outcome
      : done({ ...toCart(outcome.value, clock.now()), ...(message ? { message } : {}) });

  return {
    initCart: async ({ body }, { site }) => {
      const lines = readLines(body.lineItems);
      if (lines.kind === "refused") return lines;
      const promoCode = isAbsentId(body.promoCode) ? undefined : body.promoCode;
      return reply(await commerce.createCart({ site, userId: body.userId, lines: lines.value, promoCode }));
    },

    getCartInfo: async ({ query: { cartId } }, { site, statedSite, admit }) => {
      if (cartId === undefined) await admit();
      return reply(await commerce.getCart({ cartId, site, statedSite }));
    },

    addCartItem: async ({ body: { cartId, userId, lineItem } }, { site, statedSite }) => {
      const lines = readLines([lineItem]);
      if (lines.kind === "refused") return lines;
      return reply(await commerce.addToCart({ cartId, userId, site, statedSite, lines: lines.value }));
    },

    addToCart: async ({ body: { cartId, userId, lineItems } }, { site, statedSite }) => {
      const lines = readLines(lineItems);
      if (lines.kind === "refused") return lines;
      return reply(await commerce.addToCart({ cartId, userId, site, statedSite, lines: lines.value }));
    },

    updateCartItem: async ({ body: { cartId, itemId, lineItem } }, { statedSite }) => {
      const { quantity, ...wall } = lineItem;
      return reply(
        await commerce.updateLine({
          cartId,
          statedSite,
          lineId: itemId,
          quantity,
          change: (design) => {
            const { templateKey, collectionId, ...rest } = toWireWall(design);
            // A wall is of one layout: a patch that names another takes the old one's place.
            const base = wall.templateKey || wall.collectionId ? {} : { templateKey, collectionId };
            return readWall({ ...rest, ...base, ...withoutUndefined(wall) });
          },
        }),
      );
    },

    removeCartItem: async ({ body: { cartId, itemId } }, { statedSite }) =>
      reply(await commerce.removeLine({ cartId, statedSite, lineId: itemId })),

    addPromoCode: async ({ body: { cartId, promoCode } }, { statedSite }) =>
      reply(await commerce.addPromoCode({ cartId, statedSite, promoCode }), "Your promo code is on."),

    removePromoCode: async ({ body: { cartId } }, { statedSite }) =>
      reply(await commerce.removePromoCode({ cartId, statedSite }), "The promo code is off."),
  };
};
