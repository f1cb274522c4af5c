import type { PageContext } from "@storywall/contract/pages.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ofSite, type ShippingRate } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { JsonLdNode } from "./jsonLd.ts";

/** The data that the terms of sale depend on. They tell search engines nothing that the pages do not tell people. */
export type SalesContext = Pick<PageContext, "site" | "sites" | "publicUrl">;

/**
 * Returns the price of one product with the site's delivery and return policy. `path` is where exactly this one is
 * sold.
 */
export const salesOffer = (
  { site: code, sites, publicUrl }: SalesContext,
  { price, path, isInStock }: { readonly price: Minor; readonly path: string; readonly isInStock: boolean },
): JsonLdNode => {
  const site = ofSite(sites, code);
  return {
    "@type": "Offer",
    url: `${publicUrl}${path}`,
    price: formatDecimal(price),
    priceCurrency: site.currency,
    availability: `https://schema.org/${isInStock ? "InStock" : "OutOfStock"}`,
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: "Storywall" },
    shippingDetails: site.shippingRates.map((rate) => shippingDetails(site, rate)),
    hasMerchantReturnPolicy: returnPolicy(site, publicUrl),
  };
};

/**
 * Returns the cost of delivery, the days until dispatch and, where the site promises them, those of the courier.
 */
const shippingDetails = (
  { currency, countryCode, dispatchDays: { from, to }, ...site }: PublicSite,
  { price, courierDays: ownDays }: ShippingRate,
): JsonLdNode => {
  const courierDays = ownDays ?? site.courierDays;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: formatDecimal(price), currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: countryCode },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitCode: "DAY" },
      ...(courierDays.from !== null && {
        transitTime: {
          "@type": "QuantitativeValue",
          minValue: courierDays.from,
          maxValue: courierDays.to,
          unitCode: "DAY",
        },
      }),
    },
  };
};

/**
 * Returns the return policy (R9.15) as the page on delivery and returns states it: no time limit, full refund, buyer
 * pays postage.
 */
export const returnPolicy = ({ countryCode }: PublicSite, publicUrl: string): JsonLdNode => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: countryCode,
  returnPolicyCategory: "https://schema.org/MerchantReturnUnlimitedWindow",
  returnMethod: "https://schema.org/ReturnByMail",
  returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
  refundType: "https://schema.org/FullRefund",
  merchantReturnLink: `${publicUrl}/delivery-and-returns`,
});

/** Returns a price as search engines expect it, with a dot and no currency sign: `1249.99`. */
const formatDecimal = (amount: Minor): string => (amount / 100).toFixed(2);
