/** Maximum length, more than the pattern of any postcode or phone number needs. */
const MAX_PATTERN_LENGTH = 200;

/**
 * Matches an unbounded repeat of a group that contains another one: `(a+)+`. On input that does not match it takes
 * exponential time.
 */
const NESTED_REPEATS = /[*+}][^()]*\)(?:[*+]|\{\d+,\})/;

/**
 * Returns true if an address field may have the pattern: anchored, so that it matches the whole field; valid with
 * the flag v, which browsers use; and without nested repeats, which take exponential time on some inputs.
 */
export const isSafeAddressPattern = (source: string): boolean => {
  if (source.length > MAX_PATTERN_LENGTH || !source.startsWith("^") || !source.endsWith("$")) return false;
  if (NESTED_REPEATS.test(source.replace(/\\.|\[[^\]]*\]/g, "x"))) return false;
  try {
    return new RegExp(source, "v").flags === "v";
  } catch {
    return false;
  }
};
