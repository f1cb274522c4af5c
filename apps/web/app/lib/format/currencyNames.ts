import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";

/** What people of the country call their currency. */
export const CURRENCY_NAMES: Readonly<Record<PublicSite["currency"], string>> = {
  ZAR: "rand",
  AUD: "Australian dollars",
};
