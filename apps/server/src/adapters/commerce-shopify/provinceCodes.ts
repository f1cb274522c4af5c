/**
 * Codes of provinces that differ between us and Shopify, by country: ours, then Shopify's, as its library
 * https://github.com/Shopify/worldwide lists them (db/data/regions). The other provinces of South Africa and all states
 * of Australia have the same codes. Shopify kept `NL` when ISO 3166-2 changed it to `KZN` in 2020.
 */
const DIFFERING_CODES: Readonly<Record<string, readonly (readonly [ours: string, theirs: string])[]>> = {
  ZA: [["KZN", "NL"]],
};

/** Returns Shopify's code for our code of a province. Any other text is returned unchanged. */
export const toShopifyProvince = (countryCode: string, province: string): string =>
  DIFFERING_CODES[countryCode]?.find(([ours]) => ours === province)?.[1] ?? province;

/** Returns our code for Shopify's code of a province. Any other text is returned unchanged. */
export const fromShopifyProvince = (countryCode: string, province: string): string =>
  DIFFERING_CODES[countryCode]?.find(([, theirs]) => theirs === province)?.[0] ?? province;
