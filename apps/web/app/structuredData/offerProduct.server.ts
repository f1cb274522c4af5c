import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Offer, OfferSize } from "../features/browse/offers.ts";
import { socialPicturePath } from "../illustrations/socialPicture.ts";
import { type SellingPage, salesOffer } from "./salesTerms.server.ts";
import type { Thing } from "./thing.ts";

const BRAND: Thing = { "@type": "Brand", name: "Storywall" };

/** A layout or set as something that is sold; one in several sizes is a group of them. */
export const offerProduct = (offer: Offer, page: SellingPage): Thing => {
  const [first, ...others] = offer.sizes;
  const about = {
    name: offer.name,
    description: offer.description,
    image: `${page.publicUrl}${socialPicturePath(offer.key)}`,
    brand: BRAND,
  };
  if (others.length === 0) {
    return { "@type": "Product", ...about, ...variant(offer, first, page, offer.path) };
  }
  return {
    "@type": "ProductGroup",
    ...about,
    url: `${page.publicUrl}${offer.path}`,
    productGroupID: offer.key,
    variesBy: ["https://schema.org/size"],
    hasVariant: offer.sizes.map((size, index) => ({
      "@type": "Product",
      ...about,
      name: `${offer.name}, ${size.name.toLowerCase()}`,
      ...variant(offer, size, page, index === 0 ? offer.path : `${offer.path}?size=${size.size}`),
    })),
  };
};

const variant = (offer: Offer, size: OfferSize, page: SellingPage, path: string) => ({
  sku: `${offer.key}.${size.size}`,
  size: `${size.widthCm} × ${size.heightCm} cm`,
  offers: salesOffer(page, {
    price: size.price,
    path,
    isInStock: offer.frameStyles.some((key) => !FRAME_STYLES[key].isOutOfStock),
  }),
});
