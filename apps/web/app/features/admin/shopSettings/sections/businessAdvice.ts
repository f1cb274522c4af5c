import type { OwnerSite } from "@storywall/contract/schemas/site.ts";

type AdvisedSite = Pick<OwnerSite, "addressForm" | "countryName">;

/**
 * Returns what looks unusual about a detail of the business, and may be right all the same: a seller may sit in another country.
 * Null: nothing does. What cannot be right at all is refused by the parser of the site.
 */
export const adviseOnBusiness = (path: string, value: unknown, site: AdvisedSite): string | null => {
  if (typeof value !== "string" || value.trim() === "") return null;
  if (path === "business.registration" && !/\d/.test(value))
    return "There's no number in it. Leave it like this only if you have none.";
  return path === "business.address" ? adviseOnAddress(value, site) : null;
};

/** Checks for a postcode as the country's own address form wants it. */
const adviseOnAddress = (address: string, { addressForm, countryName }: AdvisedSite): string | null => {
  const field = addressForm.find(({ name }) => name === "zip");
  if (field?.pattern === undefined) return null;
  const postcode = new RegExp(field.pattern, "v");
  if (listPossiblePostcodes(address).some((text) => postcode.test(text))) return null;
  const { label, hint } = field;
  const form = hint === undefined ? "" : ` (${hint.charAt(0).toLowerCase()}${hint.slice(1)})`;
  return `We can't find a ${label.toLowerCase()} of ${countryName} in it${form}. If the address is in another country, leave it like this.`;
};

/** Returns each word, and each two neighbours: some countries write a space in their postcodes. */
const listPossiblePostcodes = (address: string): readonly string[] => {
  const words = address.split(/[\s,;]+/);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
};
