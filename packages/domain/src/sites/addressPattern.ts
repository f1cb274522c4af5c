/** Longer than any postcode or phone number of the world needs. */
const MAX_PATTERN_LENGTH = 200;

/** A group that repeats without end and holds something that does so too: `(a+)+`, which takes for ever on a wrong input. */
const NESTED_REPEATS = /[*+}][^()]*\)(?:[*+]|\{\d+,\})/;

/**
 * Whether an address field may have the pattern: anchored, so that it says something of the whole field, readable with
 * the flag v, as browsers read it, and not of the kind that a wrong input keeps busy for ever.
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
