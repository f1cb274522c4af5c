import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { GALLERY_WALLS } from "@storywall/domain/catalogue/galleryWalls.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { findStyleShortage } from "@storywall/domain/stock/shortage.ts";
import type { Offer, OfferSize } from "../features/browse/offers.ts";
import { socialImagePath } from "../illustrations/socialImage.ts";
import type { JsonLdNode } from "./jsonLd.ts";
import { type SalesContext, salesOffer } from "./salesTerms.server.ts";

const BRAND: JsonLdNode = { "@type": "Brand", name: "Storywall" };

/** Returns a wall as a product, or as a group of products when it is sold in several sizes. */
export const offerProduct = (offer: Offer, page: SalesContext): JsonLdNode => {
  const [first, ...others] = offer.sizes;
  const common = {
    name: offer.name,
    description: offer.description,
    image: `${page.publicUrl}${socialImagePath(offer.key)}`,
    brand: BRAND,
  };
  if (others.length === 0) {
    return { "@type": "Product", ...common, ...variantFields(offer, first, page, offer.path) };
  }
  return {
    "@type": "ProductGroup",
    ...common,
    url: `${page.publicUrl}${offer.path}`,
    productGroupID: offer.key,
    variesBy: ["https://schema.org/size"],
    hasVariant: offer.sizes.map((size, index) => ({
      "@type": "Product",
      ...common,
      name: `${offer.name}, ${size.name.toLowerCase()}`,
      ...variantFields(offer, size, page, index === 0 ? offer.path : `${offer.path}?size=${size.size}`),
    })),
  };
};

const variantFields = (offer: Offer, size: OfferSize, page: SalesContext, path: string) => ({
  sku: size.size === null ? offer.key : `${offer.key}.${size.size}`,
  size: `${size.widthCm} × ${size.heightCm} cm`,
  offers: salesOffer(page, {
    price: size.price,
    path,
    isInStock: offer.frameStyles.some(
      (key) =>
        findStyleShortage(ofSite(page.sites, page.site).shortages, key, frameSizesOf(offer, size)) === null,
    ),
  }),
});

/** Returns the sizes of which the wall has frames. */
const frameSizesOf = ({ key }: Offer, { size }: OfferSize): readonly FrameSizeKey[] => {
  if (size !== null) return [size];
  const wall = GALLERY_WALL_KEYS.find((known) => known === key);
  return wall === undefined ? [] : GALLERY_WALLS[wall].frames.map((frame) => frame.size);
};
