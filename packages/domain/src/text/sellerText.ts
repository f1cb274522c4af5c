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

/**
 * Returns a tax number as it is shown below the seller's registration. Where both are one number, as with an Australian
 * ABN, it is not repeated.
 */
export const taxNumberBeside = (registration: string | null, taxName: string, taxNumber: string): string =>
  registration !== null && digitsOf(registration) === digitsOf(taxNumber)
    ? "Registered, under the same number"
    : taxNumberAlone(taxName, taxNumber);

const digitsOf = (text: string): string => text.replace(/\D/g, "");
