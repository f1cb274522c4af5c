import type { OwnerSite } from "@storywall/contract/schemas/site.ts";

/** Returns a sentence that says from when shoppers see what was saved for these countries. */
export const savedMessage = (sites: readonly Pick<OwnerSite, "isOpen" | "countryName">[]): string => {
  if (sites.some(({ isOpen }) => isOpen)) return "Saved. Shoppers see it within a second.";
  return `Saved. Shoppers see it once ${sites.map(({ countryName }) => countryName).join(" and ")} is open.`;
};
