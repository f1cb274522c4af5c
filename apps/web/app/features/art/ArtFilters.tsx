import type { ArtSet } from "@storywall/contract/schemas/art.ts";
import { FilterLinks } from "../../ui/ChoiceLink.tsx";
import { artListPath, tagLabel } from "./artPaths.ts";

type Props = {
  readonly sets: readonly Pick<ArtSet, "_id" | "name">[];
  readonly tags: readonly string[];
  /** The filter of the current page. */
  readonly shown: { readonly set: string | null; readonly tag: string | null };
};

/** The filters of the art list: sets and tags. A picture's page links its rare tags too; the chosen one is always here. */
export function ArtFilters({ sets, tags, shown }: Props) {
  const listedTags = shown.tag === null || tags.includes(shown.tag) ? tags : [...tags, shown.tag];
  const choices = [
    { label: "All", path: artListPath({}), isChosen: shown.set === null && shown.tag === null },
    ...sets.map(({ _id, name }) => ({
      label: name,
      path: artListPath({ set: _id }),
      isChosen: shown.set === _id,
    })),
    ...listedTags.map((tag) => ({
      label: tagLabel(tag),
      path: artListPath({ tag }),
      isChosen: shown.tag === tag,
    })),
  ];
  return (
    <nav aria-label="Filters">
      <FilterLinks choices={choices} />
    </nav>
  );
}
