/** Returns who sells, for a document: the shop's name, and the legal one where that is another. */
export const sellerName = (legalName: string | null): string => {
  if (legalName === null) return "Storywall";
  return /^Storywall\b/i.test(legalName) ? legalName : `Storywall, by ${legalName}`;
};

/** Returns a tax number without the name of the tax, which is said before it: owners enter "VAT 4123456789", too. */
export const taxNumberAlone = (taxName: string, taxNumber: string): string => {
  const [first = "", ...others] = taxNumber.trim().split(/[\s:]+/);
  return first.toLowerCase() === taxName.toLowerCase() && others.length > 0
    ? others.join(" ")
    : taxNumber.trim();
};
