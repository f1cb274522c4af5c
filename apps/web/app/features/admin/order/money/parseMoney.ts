/** A currency: R, $, A$, £ or a code such as NAD. */
const CURRENCY = /^(?:R|[A-Z]{0,2}[$£€]|[A-Z]{3} ?)? ?/;

/** Whole numbers, also in groups of three; a decimal mark that is not also the group separator. */
const AMOUNT = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+(?!,)|[1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Returns an amount of money that the owner typed, in minor units; null when it is not one. "749", "749.00",
 * "R 749,00" and "R1,449.99" are amounts. Other characters, such as a minus or a third decimal, make it invalid and
 * are never ignored: the rest would be another amount than the owner meant.
 */
export const parseMoney = (typed: string): number | null => {
  const text = typed
    .trim()
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(CURRENCY, "");
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const major = Number((match[1] ?? "").replace(/[ ,]/g, ""));
  const minor = Number((match[2] ?? "").padEnd(2, "0"));
  const amount = major * 100 + minor;
  return Number.isSafeInteger(amount) ? amount : null;
};
