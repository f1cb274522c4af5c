import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FilterLinks } from "../../ui/ChoiceLink.tsx";
import styles from "./FilterBar.module.css";
import { type Filters, filterHref } from "./filters.ts";

type FilterOption = { readonly text: string; readonly change: Partial<Filters> };
type FilterGroup = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly FilterOption[];
};

const formatDimensions = (key: FrameSizeKey): string =>
  `${FRAME_SIZES[key].width / 10} × ${FRAME_SIZES[key].height / 10}`;

/** The sizes of layouts and sets. Single frames are sold in more. */
const FILTER_SIZES: readonly FrameSizeKey[] = ["square_small", "rectangle_medium", "rectangle_large"];

const GROUPS: readonly FilterGroup[] = [
  {
    name: "kind",
    label: "Show",
    choices: [
      { text: "All", change: { kind: null } },
      { text: "Layouts", change: { kind: "layout" } },
      { text: "Sets", change: { kind: "set" } },
    ],
  },
  {
    name: "tiles",
    label: "Tiles",
    choices: [
      { text: "Any", change: { tiles: null } },
      ...[2, 3, 4, 6, 12].map((tiles) => ({ text: String(tiles), change: { tiles } })),
    ],
  },
  {
    name: "size",
    label: "Frames, in cm",
    choices: [
      { text: "Any size", change: { size: null } },
      ...FILTER_SIZES.map((size) => ({ text: formatDimensions(size), change: { size } })),
    ],
  },
  {
    name: "width",
    label: "Fits a wall of",
    choices: [
      { text: "Any width", change: { width: null } },
      ...[80, 120, 160].map((width) => ({ text: `${width} cm`, change: { width } })),
    ],
  },
];

/** The filters of layouts and sets. Each combination has its own address. */
export function FilterBar({ filters }: { readonly filters: Filters }) {
  return (
    <nav aria-label="Filters" className={styles.bar}>
      {GROUPS.map(({ name, label, choices }) => (
        <div key={name} className={styles.group}>
          <span id={`filter-${name}`} className={styles.label}>
            {label}
          </span>
          <FilterLinks
            labelledBy={`filter-${name}`}
            choices={choices.map(({ text, change }) => ({
              label: text,
              path: filterHref(filters, change),
              isChosen: isSelected(filters, change),
            }))}
          />
        </div>
      ))}
    </nav>
  );
}

const isSelected = (filters: Filters, change: Partial<Filters>): boolean =>
  filterHref(filters, change) === filterHref(filters, {});
