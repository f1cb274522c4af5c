import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";

/** A currency as people there say it. */
export const CURRENCY_NAMES: Readonly<Record<PublicSite["currency"], string>> = {
  ZAR: "rand",
  AUD: "Australian dollars",
};
