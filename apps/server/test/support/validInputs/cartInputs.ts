import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { shopper } from "../shopper.ts";
import type { TestShop } from "../testShop.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about the catalogue and carts. */
export const cartInputs = (shop: TestShop) => {
  const site: SiteCode = "ZA";
  const anna = shopper(shop, site);
  const createCart = () => anna.fillCart();
  return {
    getCatalogue: async () => ({ query: { site } }),
    getMemoryCollections: async () => ({ query: { site } }),
    getMemoryCollection: async () => ({ params: { id: "square_trio" }, query: { site } }),
    initCart: async () => ({ body: { site, lineItems: [aLine()] } }),
    getCartInfo: async () => ({ query: { cartId: (await createCart())._id, site } }),
    addCartItem: async () => ({ body: { cartId: (await createCart())._id, lineItem: aLine(), site } }),
    addToCart: async () => ({ body: { cartId: (await createCart())._id, lineItems: [aLine()], site } }),
    updateCartItem: async () => {
      const { _id: cartId, lineItems } = await createCart();
      return { body: { cartId, itemId: lineItems[0]?._id ?? "", lineItem: { quantity: 2 }, site } };
    },
    removeCartItem: async () => {
      const { _id: cartId, lineItems } = await createCart();
      return { body: { cartId, itemId: lineItems[0]?._id ?? "", site } };
    },
    addPromoCode: async () => ({ body: { cartId: (await createCart())._id, promoCode: "WELCOME10", site } }),
    removePromoCode: async () => ({ body: { cartId: (await createCart())._id, site } }),
  } satisfies Partial<ValidInputs>;
};
