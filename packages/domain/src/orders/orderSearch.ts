/**
 * A parsed search for orders: an order is found when every word of any one alternative is the beginning of one of
 * its terms. Terms are its number, names, email, phone, postcode, parcel number and promo code in lower case.
 */
export type OrderSearch = readonly (readonly string[])[];

/** A number with at least this many digits is a phone or parcel number, however it is grouped. */
const MIN_GROUPED_DIGITS = 7;
/** Digits of a phone number without its country code or leading zero, in each country that the shop serves. */
const NATIONAL_PHONE_DIGITS = 9;
/**
 * A shorter group of digits is too common to search for by itself: `082` begins the phone of every order. A postcode
 * has four digits.
 */
const MIN_GROUP_DIGITS = 4;
/** Limit of words; further ones would hardly narrow the result. */
const MAX_WORDS = 8;

/** Returns the parsed search for a typed or scanned text; null when the text has nothing to search for. */
export const parseOrderSearch = (text: string): OrderSearch | null => {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const joined = words.join("");
  const digits = joined.replace(/\D/g, "");
  const isGroupedNumber = digits.length >= MIN_GROUPED_DIGITS && /^[+\d().-]+$/.test(joined);
  const isOneNumber =
    isGroupedNumber && words.some((word) => word.replace(/\D/g, "").length < MIN_GROUP_DIGITS);
  return [
    ...(isOneNumber ? [] : [words]),
    ...(words.length > 1 || isOneNumber ? [[joined]] : []),
    ...(isGroupedNumber ? [[digits]] : []),
    ...(isGroupedNumber && digits.length >= NATIONAL_PHONE_DIGITS
      ? [[digits.slice(-NATIONAL_PHONE_DIGITS)]]
      : []),
  ];
};

/** Returns true if a text is the complete number of an order, with or without its dash or its country. */
export const isOrderNumber = (text: string, number: string): boolean => {
  const typed = text.trim().toLowerCase().replace(/[\s-]/g, "");
  const whole = number.toLowerCase().replace(/-/g, "");
  return typed !== "" && (typed === whole || typed === whole.replace(/\D/g, ""));
};
