import type { HostProduct, HostVariant } from "../../ports/commerce/CommerceHost.ts";
import { type ProductVariantSetInput, setProduct } from "./adminDocuments.generated.ts";
import { parseDecimal, toDecimal } from "./decimalMoney.ts";
import type { ShopifyApi } from "./graphqlReply.ts";
import { requireMutationResult } from "./userErrors.ts";

/**
 * Creates the products, or makes them equal to ours: a run after an interrupted one, or after an edit at
 * Shopify, ends with the same products. A product is found again by its handle.
 */
export const saveShopifyProducts = async (
  api: ShopifyApi,
  products: readonly HostProduct[],
): Promise<readonly HostVariant[]> => {
  const variants: HostVariant[] = [];
  for (const { handle, title, description, optionName, variants: wanted } of products) {
    const { productSet } = await api(setProduct, {
      identifier: { handle },
      input: {
        handle,
        title,
        descriptionHtml: description,
        vendor: "Storywall",
        status: "ACTIVE",
        productOptions: [
          { name: optionName, position: 1, values: wanted.map(({ optionValue }) => ({ name: optionValue })) },
        ],
        variants: wanted.map(
          ({ sku, optionValue, price }): ProductVariantSetInput => ({
            sku,
            price: toDecimal(price),
            optionValues: [{ optionName, name: optionValue }],
            // Tiles are made to order.
            inventoryPolicy: "CONTINUE",
          }),
        ),
      },
    });
    const product = requireMutationResult("product", productSet?.product, productSet?.userErrors ?? []);
    for (const { id, sku, price } of product.variants.nodes) {
      if (sku) variants.push({ sku, productId: product.id, variantId: id, price: parseDecimal(price) });
    }
  }
  return variants;
};
