/** More would be too many to scan at a glance. */
const MAX_COMMON_TAGS = 12;

/**
 * Returns the tags that narrow a list: on several items, but not on all. Most common first, then by name. A tag that
 * is a word of a set's name is left out: "Warm" beside "Warm and simple" would be two filters for the same thing.
 */
export const findCommonTags = (
  items: readonly { readonly tags: readonly string[] }[],
  setNames: readonly string[] = [],
): readonly string[] => {
  const wordsOfSets = new Set(setNames.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)));
  const counts = new Map<string, number>();
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1 && count < items.length)
    .filter(([tag]) => !wordsOfSets.has(tag))
    .sort(([one, many], [other, more]) => more - many || one.localeCompare(other))
    .slice(0, MAX_COMMON_TAGS)
    .map(([tag]) => tag);
};
