import { asInput, asList } from "../graphqlInput.ts";
import { type ShopifyStore, toAmount, toCents } from "../shopifyStore.ts";
import type { Resolvers } from "./resolvers.ts";

/** Products and their variants. */
export const productResolvers = (store: ShopifyStore): Resolvers => ({
  productSet: ({ identifier, input }) => {
    const handle = String(asInput(identifier).handle);
    const { variants } = asInput(input);
    const earlier = [...store.variants.values()].filter((variant) => variant.handle === handle);
    const productId = earlier[0]?.productId ?? store.nextId("Product");
    for (const { id } of earlier) store.variants.delete(id);
    const nodes = asList(variants).map((each) => {
      const { sku, price } = asInput(each);
      const id = earlier.find((variant) => variant.sku === sku)?.id ?? store.nextId("ProductVariant");
      store.variants.set(id, { id, productId, handle, sku: String(sku), cents: toCents(price) });
      return { id, sku, price: toAmount(toCents(price)) };
    });
    return { product: { id: productId, variants: { nodes } }, userErrors: [] };
  },
});
