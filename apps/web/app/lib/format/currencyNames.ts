import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";

/** Names of currencies as people in their countries use them. */
export const CURRENCY_NAMES: Readonly<Record<PublicSite["currency"], string>> = {
  ZAR: "rand",
  AUD: "Australian dollars",
};
