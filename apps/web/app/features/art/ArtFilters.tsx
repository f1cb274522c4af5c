import type { ArtSet } from "@storywall/contract/schemas/art.ts";
import { FilterLinks } from "../../ui/ChoiceLink.tsx";
import { artListPath, tagLabel } from "./artPaths.ts";

type Props = {
  readonly sets: readonly Pick<ArtSet, "_id" | "name">[];
  readonly tags: readonly string[];
  /** The filter of the current page. */
  readonly shown: { readonly set: string | null; readonly tag: string | null };
};

/** The filters of the art list: sets and tags. */
export function ArtFilters({ sets, tags, shown }: Props) {
  const choices = [
    { label: "All", path: artListPath({}), isChosen: shown.set === null && shown.tag === null },
    ...sets.map(({ _id, name }) => ({
      label: name,
      path: artListPath({ set: _id }),
      isChosen: shown.set === _id,
    })),
    ...tags.map((tag) => ({
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
