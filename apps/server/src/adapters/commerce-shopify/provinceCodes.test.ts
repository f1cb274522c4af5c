import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { fromShopifyProvince, toShopifyProvince } from "./provinceCodes.ts";

/** As https://github.com/Shopify/worldwide lists them in db/data/regions. */
const SHOPIFY_CODES = {
  ZA: ["EC", "FS", "GP", "NL", "LP", "MP", "NC", "NW", "WC"],
  AU: ["ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"],
} as const;

test.each(["ZA", "AU"] as const)(
  "R1.7 each province of %s has a code at Shopify, and comes back as ours",
  (site) => {
    const { addressForm, countryCode } = SITE_SEEDS[site];
    const options = addressForm.find(({ name }) => name === "province")?.options ?? [];
    const ours = options.map(({ value }) => value);
    const theirs = ours.map((code) => toShopifyProvince(countryCode, code));
    expect(theirs).toEqual(SHOPIFY_CODES[site]);
    expect(theirs.map((code) => fromShopifyProvince(countryCode, code))).toEqual(ours);
  },
);
