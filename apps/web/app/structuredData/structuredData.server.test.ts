import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { AU } from "@storywall/domain/sites/au.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { stockItemsOf } from "@storywall/domain/stock/stockItems.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { listGalleryOffers, toOffer } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { offerProduct } from "./offerProduct.server.ts";
import { organization } from "./organization.server.ts";
import { salesOffer } from "./salesTerms.server.ts";

const sites = { ZA: toPublicSite(ZA), AU: toPublicSite(AU) };
const za = { site: "ZA", sites, publicUrl: "https://storywall.example", business: ZA.business } as const;
const au = { ...za, site: "AU" } as const;

const findOffer = (key: string) => {
  const found = listOffers(ZA).find((offer) => offer.key === key);
  if (!found) throw new Error(`no offer ${key}`);
  return found;
};

test("R2.2 a set is one product with its price and address", () => {
  expect(offerProduct(findOffer("square_trio"), za)).toMatchObject({
    "@type": "Product",
    name: "Square trio",
    image: "https://storywall.example/social/square_trio.jpg",
    offers: {
      "@type": "Offer",
      url: "https://storywall.example/browse/square-trio",
      price: "1249.99",
      priceCurrency: "ZAR",
      availability: "https://schema.org/InStock",
    },
  });
});

test("R2.2 a layout in two sizes is a group, each size with its own price and address", () => {
  expect(offerProduct(findOffer("flex_two_frames"), za)).toMatchObject({
    "@type": "ProductGroup",
    variesBy: ["https://schema.org/size"],
    hasVariant: [
      { name: "Pair, medium", offers: { price: "1800.00", url: "https://storywall.example/browse/pair" } },
      {
        name: "Pair, large",
        offers: {
          price: "2400.00",
          url: "https://storywall.example/browse/pair?size=rectangle_large",
        },
      },
    ],
  });
});

test("R2.2 a gallery wall is one product, out of stock once one of its sizes is in every frame", () => {
  const [wall] = listGalleryOffers(ZA);
  if (!wall) throw new Error("no gallery wall");
  const productAt = (shortages: typeof sites.ZA.shortages) =>
    offerProduct(toOffer(wall), { ...za, sites: { ...sites, ZA: { ...sites.ZA, shortages } } });
  expect(productAt([])).toMatchObject({
    "@type": "Product",
    sku: "front_room_eight",
    size: "141 × 95 cm",
    offers: {
      price: "6800.00",
      url: "https://storywall.example/browse/front-room-eight",
      availability: "https://schema.org/InStock",
    },
  });
  const ofSmallFrames = new Set(FRAME_STYLE_KEYS.flatMap((style) => stockItemsOf(style, "rectangle_small")));
  const shortages = [...ofSmallFrames].map((item) => ({ item, expectedOn: null }));
  expect(productAt(shortages)).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
});

test("R9.4 R9.15 delivery and return policy are those of the site", () => {
  const rates = [...AU.shippingRates, { handle: "express", title: "Express", price: minor(1_250) }];
  const page = { ...au, sites: { ...sites, AU: { ...sites.AU, shippingRates: rates } } };
  const offer = salesOffer(page, { price: minor(3_999), path: "/browse/square-trio", isInStock: false });
  expect(offer).toMatchObject({
    price: "39.99",
    priceCurrency: "AUD",
    availability: "https://schema.org/OutOfStock",
    shippingDetails: [
      { shippingRate: { value: "0.00", currency: "AUD" }, shippingDestination: { addressCountry: "AU" } },
      { shippingRate: { value: "12.50", currency: "AUD" } },
    ],
    hasMerchantReturnPolicy: { applicableCountry: "AU", refundType: "https://schema.org/FullRefund" },
  });
});

test("R2.2 the organization has only the fields that the site's data has", () => {
  const withoutDetails = organization(za);
  for (const field of ["legalName", "telephone", "vatID", "address"])
    expect(withoutDetails).not.toHaveProperty(field);
  const business = { ...ZA.business, legalName: "Storywall (Pty) Ltd", phone: "+27 21 555 0100" };
  expect(organization({ ...za, business })).toMatchObject({
    legalName: "Storywall (Pty) Ltd",
    telephone: "+27 21 555 0100",
    email: ZA.copy.email_address,
  });
});
