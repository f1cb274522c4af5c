import type { Site } from "./site.ts";

/** A detail that a shop must have before it sells: a path of the site's content. */
export type MissingDetail =
  | "business.legalName"
  | "business.registration"
  | "business.taxNumber"
  | "business.address"
  | "business.phone"
  | "copy.email_address";

/** The top-level domain of addresses that receive no mail. The seed data uses it. */
const PLACEHOLDER_DOMAIN = ".example";

/**
 * Returns the details that the law asks a seller to state, or that shoppers need to reach one, and that are not entered
 * yet. A shop that charges tax has a tax number.
 */
export const findMissingDetails = ({
  business,
  copy,
  tax,
}: Pick<Site, "business" | "copy" | "tax">): readonly MissingDetail[] => {
  const required = ["legalName", "registration", "taxNumber", "address", "phone"] as const;
  const missing = required.filter(
    (name) => business[name] === null && (name !== "taxNumber" || tax.percent > 0),
  );
  return [
    ...missing.map((name) => `business.${name}` as const),
    ...(copy.email_address.endsWith(PLACEHOLDER_DOMAIN) ? (["copy.email_address"] as const) : []),
  ];
};
