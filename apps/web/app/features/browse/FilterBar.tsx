import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { Link } from "react-router";
import styles from "./FilterBar.module.css";
import { type Filters, filterHref } from "./filters.ts";

type Choice = { readonly words: string; readonly change: Partial<Filters> };
type Group = { readonly name: string; readonly label: string; readonly choices: readonly Choice[] };

const measure = (key: FrameSizeKey): string =>
  `${FRAME_SIZES[key].width / 10} × ${FRAME_SIZES[key].height / 10}`;

/** Those that layouts and sets come in; single frames come in more. */
const OFFERED_SIZES: readonly FrameSizeKey[] = ["square_small", "rectangle_medium", "rectangle_large"];

const GROUPS: readonly Group[] = [
  {
    name: "kind",
    label: "Show",
    choices: [
      { words: "All", change: { kind: null } },
      { words: "Layouts", change: { kind: "layout" } },
      { words: "Sets", change: { kind: "set" } },
    ],
  },
  {
    name: "tiles",
    label: "Tiles",
    choices: [
      { words: "Any", change: { tiles: null } },
      ...[2, 3, 4, 6, 12].map((tiles) => ({ words: String(tiles), change: { tiles } })),
    ],
  },
  {
    name: "size",
    label: "Frames, in cm",
    choices: [
      { words: "Any size", change: { size: null } },
      ...OFFERED_SIZES.map((size) => ({ words: measure(size), change: { size } })),
    ],
  },
  {
    name: "width",
    label: "Fits a wall of",
    choices: [
      { words: "Any width", change: { width: null } },
      ...[80, 120, 160].map((width) => ({ words: `${width} cm`, change: { width } })),
    ],
  },
];

/** Filters as plain links: each combination has its address, and all works before any script has run. */
export function FilterBar({ filters }: { readonly filters: Filters }) {
  return (
    <nav aria-label="Filters" className={styles.bar}>
      {GROUPS.map(({ name, label, choices }) => (
        <div key={name} className={styles.group}>
          <span id={`filter-${name}`} className={styles.label}>
            {label}
          </span>
          <ul aria-labelledby={`filter-${name}`} className={styles.choices}>
            {choices.map(({ words, change }) => (
              <li key={words}>
                <Link
                  to={filterHref(filters, change)}
                  preventScrollReset
                  aria-current={isChosen(filters, change) ? "true" : undefined}
                  className={styles.choice}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const isChosen = (filters: Filters, change: Partial<Filters>): boolean =>
  filterHref(filters, change) === filterHref(filters, {});
