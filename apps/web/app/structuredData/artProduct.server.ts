import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { artPath } from "../features/art/artPaths.ts";
import type { ArtSize } from "../features/art/artSizes.ts";
import { inStockStyles } from "../features/art/inStockStyles.ts";
import type { JsonLdNode } from "./jsonLd.ts";
import { type SalesContext, salesOffer } from "./salesTerms.server.ts";

/** Returns an art item as a group of products, one for each size that it is framed in. */
export const artProduct = (item: ArtItem, sizes: readonly ArtSize[], page: SalesContext): JsonLdNode => {
  const path = artPath(item._id);
  const common = {
    name: item.title,
    description: `${item.title} by ${item.artist}, printed and framed, hung without a nail.`,
    image: item.url,
    brand: { "@type": "Brand", name: item.artist },
  };
  return {
    "@type": "ProductGroup",
    ...common,
    url: `${page.publicUrl}${path}`,
    productGroupID: item._id,
    variesBy: ["https://schema.org/size"],
    hasVariant: sizes.map(({ size, name, widthCm, heightCm, price }, index) => ({
      "@type": "Product",
      ...common,
      name: `${item.title}, ${name.toLowerCase()}`,
      sku: `${item._id}.${size}`,
      size: `${widthCm} × ${heightCm} cm`,
      offers: salesOffer(page, {
        price,
        path: index === 0 ? path : `${path}?size=${size}`,
        isInStock: inStockStyles(ofSite(page.sites, page.site).shortages, size).length > 0,
      }),
    })),
  };
};
