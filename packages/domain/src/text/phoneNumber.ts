/** Calling codes of the countries whose numbers have nine digits after the code, or after the 0. */
const CALLING_CODES: Readonly<Record<string, string>> = { ZA: "27", AU: "61" };

/**
 * Returns true unless a number of the country has too few or too many digits for a courier to call it. Where the rules
 * of the country are not known, and for numbers of others, the pattern of the field alone decides. Numbers that begin
 * with 1300 or 1800 have no 0.
 */
export const hasPhoneDigits = (countryCode: string, phone: string): boolean => {
  const code = CALLING_CODES[countryCode];
  return (
    code === undefined ||
    new RegExp(`^(\\+?${code})?0?[1-9]\\d{8}$|^1[38]00\\d{6}$|^\\+(?!${code})`).test(
      phone.replace(/[^\d+]/g, "").replace(/^00/, "+"),
    )
  );
};
