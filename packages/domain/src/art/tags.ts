/** Returns the tag in lower case, with spaces as underscores and slashes as `_and_` (R5.2). */
export const normaliseTag = (tag: string): string =>
  tag.trim().toLowerCase().replaceAll(" ", "_").replaceAll("/", "_and_");

/** Returns the normalised tags (R5.2) without "all", which means no filter, and without empty and repeated tags. */
export const normaliseTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map(normaliseTag).filter((tag) => tag !== "" && tag !== "all")),
];
