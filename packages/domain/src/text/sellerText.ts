/** Returns the seller's name for a document: the shop's name, with the legal name when that is different. */
export const sellerName = (legalName: string | null): string => {
  if (legalName === null) return "Storywall";
  return /^Storywall\b/i.test(legalName) ? legalName : `Storywall, by ${legalName}`;
};

/**
 * Returns a tax number without the name of the tax, because that is printed before it and owners also enter "VAT
 * 4123456789".
 */
export const taxNumberAlone = (taxName: string, taxNumber: string): string => {
  const [first = "", ...others] = taxNumber.trim().split(/[\s:]+/);
  return first.toLowerCase() === taxName.toLowerCase() && others.length > 0
    ? others.join(" ")
    : taxNumber.trim();
};
