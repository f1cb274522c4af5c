/** Calling codes of the countries whose numbers have nine digits after the code, or after the 0. */
const CALLING_CODES: Readonly<Record<string, string>> = { ZA: "27", AU: "61" };

/**
 * Returns false if a number has too few or too many digits for its country, so that a courier could not call it. For
 * countries whose rules are not known, and for foreign numbers, it returns true: only the pattern of the field
 * checks them. Numbers that begin with 1300 or 1800 have no 0.
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

/**
 * Returns a number that was typed without spaces in the groups that are usual in its country: 082 123 4567, 0412 345
 * 678. Others stay as typed.
 */
export const formatPhone = (countryCode: string | undefined, phone: string): string => {
  const groups =
    countryCode === "ZA"
      ? /^(0\d{2})(\d{3})(\d{4})$/
      : countryCode === "AU"
        ? /^(04\d{2})(\d{3})(\d{3})$|^(0[235-9])(\d{4})(\d{4})$/
        : null;
  const found = groups?.exec(phone.trim());
  return found ? found.slice(1).filter(Boolean).join(" ") : phone;
};
