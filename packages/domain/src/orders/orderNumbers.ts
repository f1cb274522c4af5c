/** Matches the number of an order or a replacement as people type or paste it: `ZA-1042`, `# za1042`, `1042`, `za 1042 r1`. */
const TYPED = /^#?\s*([a-z]{2,5})?[\s\p{Dash}]*(\d{1,12})(?:[\s\p{Dash}]*r(\d{1,3}))?$/iv;

/**
 * Returns the order numbers that a typed text may mean, in the shop's format: one for each prefix when none was
 * typed. Empty when it is not a number.
 */
export const spellOrderNumbers = (typed: string, prefixes: readonly string[]): readonly string[] => {
  const [, prefix, digits, place] = TYPED.exec(typed.trim()) ?? [];
  if (digits === undefined) return [];
  const rest = place === undefined ? digits : `${digits}-R${Number(place)}`;
  return (prefix === undefined ? prefixes : [prefix.toUpperCase()]).map((each) => `${each}-${rest}`);
};
