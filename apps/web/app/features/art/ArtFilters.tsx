import type { ArtSet } from "@storywall/contract/schemas/art.ts";
import { Link } from "react-router";
import styles from "./ArtFilters.module.css";
import { artListPath, tagLabel } from "./artPaths.ts";

type Props = {
  readonly sets: readonly Pick<ArtSet, "_id" | "name">[];
  readonly tags: readonly string[];
  /** What is shown now. */
  readonly shown: { readonly set: string | null; readonly tag: string | null };
};

/** Sets and tags as plain links: each has its address, and all works before any script has run. */
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
      <ul className={styles.choices}>
        {choices.map(({ label, path, isChosen }) => (
          <li key={path}>
            <Link
              to={path}
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className={styles.choice}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
