import type { Site } from "./site.ts";

/** Top-level domain of addresses that receive no mail. The seed data uses it. */
const PLACEHOLDER_DOMAIN = ".example";

/** The checked fields of a site, in the form of the server or of the API. */
type Details = Pick<Site, "business" | "copy" | "tax" | "rights"> & {
  readonly framePrices: Readonly<Record<string, number>>;
  readonly setPrices: Readonly<Record<string, number>>;
  readonly shippingRates: readonly unknown[];
};

/**
 * Returns the details that a shop must have before it sells and that are still missing, each as a path of the site's
 * content: what the law requires of a seller, prices, delivery, legal texts, and an address that reaches the shop. A
 * shop that charges tax needs a tax number.
 */
export const findMissingDetails = (site: Details): readonly string[] => {
  const { business, copy, tax, shippingRates, rights } = site;
  const required = ["legalName", "registration", "taxNumber", "address", "phone"] as const;
  return [
    ...required
      .filter((name) => business[name] === null && (name !== "taxNumber" || tax.percent > 0))
      .map((name) => `business.${name}`),
    ...(copy.email_address.endsWith(PLACEHOLDER_DOMAIN) ? ["copy.email_address"] : []),
    ...findMissingPrices("framePrices", site.framePrices),
    ...findMissingPrices("setPrices", site.setPrices),
    ...(shippingRates.length === 0 ? ["shippingRates"] : []),
    ...(rights.buyer.length === 0 ? ["rights.buyer"] : []),
    ...(rights.privacy.length === 0 ? ["rights.privacy"] : []),
  ];
};

const findMissingPrices = (group: string, prices: Readonly<Record<string, number>>): readonly string[] =>
  Object.keys(prices)
    .filter((name) => prices[name] === 0)
    .map((name) => `${group}.${name}`);

/** Returns true if a site has no provider that charges cards: none at all, or only test cards. */
export const needsPayments = (provider: string | null | undefined): boolean =>
  provider === undefined || provider === null || provider === "test";
