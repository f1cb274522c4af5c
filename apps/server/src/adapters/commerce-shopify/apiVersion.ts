import { DAY_MS } from "@storywall/domain/time/durations.ts";

/** The version of both APIs for which the documents are written. The schemas in the testkit are of the same version. */
export const API_VERSION = "2026-07";

/** Shopify supports each version for twelve months: https://shopify.dev/docs/api/usage/versioning. */
const SUPPORTED_UNTIL = new Date("2027-07-01T00:00:00Z");
const WARNING_DAYS = 90;

/** Returns a sentence for the log from three months before the end of the version; undefined until then. */
export const findVersionWarning = (now: Date): string | undefined => {
  const daysLeft = Math.floor((SUPPORTED_UNTIL.getTime() - now.getTime()) / DAY_MS);
  if (daysLeft > WARNING_DAYS) return undefined;
  const advice = "Update the schemas and the documents (docs/operations.md, Shopify).";
  return daysLeft >= 0
    ? `Shopify ends version ${API_VERSION} of its API in ${daysLeft} days. ${advice}`
    : `Shopify has ended version ${API_VERSION} of its API and answers by a newer one. ${advice}`;
};
