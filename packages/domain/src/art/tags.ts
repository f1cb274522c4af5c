/** R5.2: lower case, spaces become underscores, a slash becomes _and_. */
export const normaliseTag = (tag: string): string =>
  tag.trim().toLowerCase().replaceAll(" ", "_").replaceAll("/", "_and_");

/** R5.2 for a list: "all" asks for everything and so is no tag; empty and repeated tags go too. */
export const normaliseTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map(normaliseTag).filter((tag) => tag !== "" && tag !== "all")),
];
