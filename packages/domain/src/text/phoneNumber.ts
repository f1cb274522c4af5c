/**
 * Complete numbers of the countries whose rules are known: national or international with all their digits, or of another
 * country. Australian 1300 and 1800 numbers have no 0.
 */
const COMPLETE_NUMBERS: Readonly<Record<string, RegExp>> = {
  ZA: /^(\+?27)?0?[1-9]\d{8}$|^\+(?!27)/,
  AU: /^(\+?61)?0?[1-9]\d{8}$|^1[38]00\d{6}$|^\+(?!61)/,
};

/**
 * Returns true unless a number of the country has too few or too many digits for a courier to call it. Where the rules
 * of the country are not known, the pattern of the field alone decides.
 */
export const hasPhoneDigits = (countryCode: string, phone: string): boolean =>
  COMPLETE_NUMBERS[countryCode]?.test(phone.replace(/[^\d+]/g, "").replace(/^00/, "+")) ?? true;
