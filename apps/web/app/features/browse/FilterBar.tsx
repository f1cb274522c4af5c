import { FRAME_SIZES, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { preventSizeBreaks } from "@storywall/domain/text/preventBreaks.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import { useId, useRef } from "react";
import { Link } from "react-router";
import { useFormatMoney } from "../../lib/api/site.ts";
import { FilterLinks } from "../../ui/ChoiceLink.tsx";
import { classNames } from "../../ui/classNames.ts";
import { ChevronDownIcon } from "../../ui/icons/icons.tsx";
import styles from "./FilterBar.module.css";
import { type FilterChoices, withChosen } from "./filterChoices.ts";
import { type Filters, filterHref, MINOR_PER_UNIT } from "./filters.ts";

type FilterOption = { readonly text: string; readonly change: Partial<Filters> };
type FilterGroup = {
  readonly name: keyof Filters;
  /** Text of its button. */
  readonly label: string;
  /** Heading above the choices, which names what they filter. */
  readonly title: string;
  /** The choices; the first is the one without a filter. */
  readonly choices: readonly FilterOption[];
};

const formatDimensions = (key: FrameSizeKey): string =>
  preventSizeBreaks(`${FRAME_SIZES[key].width / 10} × ${FRAME_SIZES[key].height / 10}`);

const listGroups = (
  { tiles: tileCounts, prices, sizes }: FilterChoices,
  chosen: Filters,
  formatMoney: (amount: Minor) => string,
): readonly FilterGroup[] => [
  {
    name: "kind",
    label: "Show",
    title: "Kind of wall",
    choices: [
      { text: "All", change: { kind: null } },
      { text: "Sets", change: { kind: "set" } },
      { text: "Layouts", change: { kind: "layout" } },
      { text: "Gallery walls", change: { kind: "gallery" } },
    ],
  },
  {
    name: "tiles",
    label: "Tiles",
    title: "How many tiles",
    choices: [
      { text: "Any", change: { tiles: null } },
      ...tileCounts.map((tiles) => ({ text: String(tiles), change: { tiles } })),
    ],
  },
  {
    name: "price",
    label: "Price",
    title: "Price, delivery included",
    choices: [
      { text: "Any", change: { price: null } },
      ...withChosen(prices, chosen.price).map((price) => ({
        // Without the cents of a round amount.
        text: `${formatMoney(minor(price * MINOR_PER_UNIT)).slice(0, -3)} or less`,
        change: { price },
      })),
    ],
  },
  {
    name: "size",
    label: "Size",
    title: "With tiles of this size, in cm",
    choices: [
      { text: "Any", change: { size: null } },
      ...sizes.map((size) => ({ text: formatDimensions(size), change: { size } })),
    ],
  },
  {
    name: "width",
    label: "Width",
    title: "Fits a wall this wide",
    choices: [
      { text: "Any", change: { width: null } },
      ...withChosen([80, 120, 160, 200, 240], chosen.width).map((width) => ({
        text: `${width}\u00a0cm`,
        change: { width },
      })),
    ],
  },
];

/** The filters of the walls: one row of buttons, each of which opens its choices. */
export function FilterBar({
  filters,
  choices,
}: {
  readonly filters: Filters;
  readonly choices: FilterChoices;
}) {
  const formatMoney = useFormatMoney();
  return (
    <nav aria-label="Filters" className={styles.bar}>
      {listGroups(choices, filters, formatMoney).map((group) => (
        <FilterMenu key={group.name} group={group} filters={filters} />
      ))}
      {filterHref(filters, {}) !== filterHref(NO_FILTERS, {}) && (
        <Link to={filterHref(NO_FILTERS, {})} preventScrollReset className={styles.clear}>
          Clear
        </Link>
      )}
    </nav>
  );
}

const NO_FILTERS: Filters = { kind: null, tiles: null, price: null, size: null, width: null };

/**
 * The choices of one filter, each with its own address. They are in a native popover, so they open before any script
 * has run, close on Escape and on a press beside them, and return the focus.
 */
function FilterMenu({ group, filters }: { readonly group: FilterGroup; readonly filters: Filters }) {
  const { name, label, title, choices } = group;
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const chosen = choices.find(({ change }) => isSelected(filters, change));
  const isSet = filters[name] !== null;
  return (
    <>
      <button type="button" popoverTarget={id} className={classNames(styles.button, isSet && styles.set)}>
        {isSet ? `${label}: ${chosen?.text ?? filters[name]}` : label}
        <ChevronDownIcon size={16} />
      </button>
      <div ref={popover} id={id} popover="auto" className={styles.popover}>
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        <FilterLinks
          labelledBy={`${id}-title`}
          onChoose={() => popover.current?.hidePopover()}
          choices={choices.map(({ text, change }) => ({
            label: text,
            path: filterHref(filters, change),
            isChosen: isSelected(filters, change),
          }))}
        />
      </div>
    </>
  );
}

const isSelected = (filters: Filters, change: Partial<Filters>): boolean =>
  filterHref(filters, change) === filterHref(filters, {});
