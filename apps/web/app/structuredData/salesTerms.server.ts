import type { PageContext } from "@storywall/contract/pages.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { JsonLdNode } from "./jsonLd.ts";

/** What search engines may say of a price; nothing that the pages do not say to people. */

export type SalesContext = Pick<PageContext, "site" | "sites" | "publicUrl">;

/** One price for one thing, with the site's delivery and its way back. `url` is where exactly that can be had. */
export const salesOffer = (
  { site: code, sites, publicUrl }: SalesContext,
  { price, path, isInStock }: { readonly price: Minor; readonly path: string; readonly isInStock: boolean },
): JsonLdNode => {
  const site = sites[code];
  return {
    "@type": "Offer",
    url: `${publicUrl}${path}`,
    price: formatDecimal(price),
    priceCurrency: site.currency,
    availability: `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: "Storywall" },
    shippingDetails: site.shippingRates.map((rate) => shippingDetails(site, rate.price)),
    hasMerchantReturnPolicy: returnPolicy(site, publicUrl),
  };
};

/** How long the courier takes depends on the address, so it is not said. */
const shippingDetails = (
  { currency, countryCode, dispatchDays: { from, to } }: PublicSite,
  price: Minor,
): JsonLdNode => ({
  "@type": "OfferShippingDetails",
  shippingRate: { "@type": "MonetaryAmount", value: formatDecimal(price), currency },
  shippingDestination: { "@type": "DefinedRegion", addressCountry: countryCode },
  deliveryTime: {
    "@type": "ShippingDeliveryTime",
    handlingTime: { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" },
  },
});

/** R9.15 as the page on delivery and returns says it: whenever, all money back, the way back at the buyer's cost. */
export const returnPolicy = ({ countryCode }: PublicSite, publicUrl: string): JsonLdNode => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: countryCode,
  returnPolicyCategory: "https://schema.org/MerchantReturnUnlimitedWindow",
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  refundType: "https://schema.org/FullRefund",
  merchantReturnLink: `${publicUrl}/delivery-and-returns`,
});

/** Prices of search engines have a dot and no sign: `1249.99`. */
const formatDecimal = (amount: Minor): string => (amount / 100).toFixed(2);
