import type { OwnerSite } from "@storywall/contract/schemas/site.ts";

type AdvisedSite = Pick<OwnerSite, "addressForm" | "countryName">;

/**
 * Returns what looks unusual about a detail of the business but may be right, since a seller may be based in another
 * country; null when nothing does. What cannot be right is rejected by the site's parser.
 */
export const adviseOnBusiness = (path: string, value: unknown, site: AdvisedSite): string | null => {
  if (typeof value !== "string" || value.trim() === "") return null;
  if (path === "business.registration" && !/\d/.test(value))
    return "There's no number in it. Leave it like this only if you have none.";
  return path === "business.address" ? adviseOnAddress(value, site) : null;
};

/** Checks for a postcode in the format of the country's own address form. */
const adviseOnAddress = (address: string, { addressForm, countryName }: AdvisedSite): string | null => {
  const field = addressForm.find(({ name }) => name === "zip");
  if (field?.pattern === undefined) return null;
  const postcode = new RegExp(field.pattern, "v");
  if (listPossiblePostcodes(address).some((text) => postcode.test(text))) return null;
  const { label, hint } = field;
  const form = hint === undefined ? "" : ` (${hint.charAt(0).toLowerCase()}${hint.slice(1)})`;
  return `We can't find a ${label.toLowerCase()} of ${countryName} in it${form}. If the address is in another country, leave it like this.`;
};

/** Returns each word, and each pair of neighbours, because some countries write a space in their postcodes. */
const listPossiblePostcodes = (address: string): readonly string[] => {
  const words = address.split(/[\s,;]+/);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
};
