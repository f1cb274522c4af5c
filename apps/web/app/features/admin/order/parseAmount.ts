/**
 * Returns an amount of money that the owner typed, in minor units; null when it is not one. "1 250,50" and "R1,250.50" are
 * R1 250.50.
 */
export const parseAmount = (typed: string): number | null => {
  const text = typed.replace(/[^\d.,]/g, "");
  const match = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!match) return null;
  const major = Number((match[1] ?? "").replace(/[.,]/g, ""));
  const minor = Number((match[2] ?? "").padEnd(2, "0") || "0");
  const amount = major * 100 + minor;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
};
