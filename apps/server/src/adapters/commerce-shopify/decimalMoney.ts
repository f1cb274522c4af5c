import { type Minor, minor } from "@storywall/domain/units/units.ts";

/** Returns an amount as Shopify writes it: 124999 is "1249.99". Both currencies of the shop have two decimals. */
export const toDecimal = (amount: Minor): string => {
  const digits = String(amount).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Parses an amount of Shopify, which omits trailing zeros: "1249.9" is 124990. @throws RangeError for a part of
 * a cent.
 */
export const parseDecimal = (text: string): Minor => {
  const match = /^(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) throw new RangeError(`${text} is not an amount of whole cents`);
  const [, units = "", cents = ""] = match;
  return minor(Number(units) * 100 + Number(cents.padEnd(2, "0")));
};
