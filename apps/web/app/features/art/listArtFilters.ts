import type { ArtSet } from "@storywall/contract/schemas/art.ts";
import { findCommonTags } from "./findCommonTags.ts";

/** What narrows the catalogue: its sets and tags, the same on the art page and in the designer. */
export type ArtFilterChoices = {
  readonly sets: readonly ArtSet[];
  readonly tags: readonly string[];
};

/** Returns the sets that are not empty, and the tags of all items that narrow the list. */
export const listArtFilters = (
  items: readonly { readonly tags: readonly string[] }[],
  sets: readonly ArtSet[],
): ArtFilterChoices => {
  const nonEmptySets = sets.filter(({ items }) => items.length > 0);
  return {
    sets: nonEmptySets,
    tags: findCommonTags(
      items,
      nonEmptySets.map(({ name }) => name),
    ),
  };
};
