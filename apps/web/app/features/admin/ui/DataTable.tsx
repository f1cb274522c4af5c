import type { ReactNode } from "react";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./DataTable.module.css";
import type { RowSelection } from "./useRowSelection.ts";

export type Column<Row> = {
  readonly key: string;
  /** The column's heading, also shown beside the value on a phone, where a row is a card. */
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** Whether the values are numbers or amounts: aligned right, in figures of one width. */
  readonly isNumber?: boolean;
  /** Whether the values are names of people or places, which do not break inside a word. */
  readonly hasNames?: boolean;
  /**
   * Whether the column is left out on a tablet and a small laptop, where a wide table does not fit. A phone's cards
   * show it.
   */
  readonly isExtra?: boolean;
  /**
   * Whether the value is the heading of the card on a phone, without its label. One column at most: the one that names
   * the row.
   */
  readonly isTitle?: boolean;
  /**
   * Position on a card: two values share each line from the second on, `end` at the right. Without the label when the
   * value is clear by itself. Absent: a line of its own.
   */
  readonly card?: {
    readonly line: number;
    readonly side: "start" | "end";
    readonly hasLabel?: (row: Row) => boolean;
  };
};

type Props<Row> = {
  /** A description of the rows, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Whether the row is done or closed, and so shown muted. */
  readonly isFaded?: (row: Row) => boolean;
  /** Checkboxes to choose rows; absent: rows cannot be chosen. */
  readonly selection?: RowSelection & { readonly labelOf: (row: Row) => string };
};

/** A table whose rows become cards below 700 px, from the same HTML. It never scrolls sideways. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isFaded = () => false,
  selection,
}: Props<Row>) {
  return (
    // Roles are written out, since browsers drop those of a table whose parts are laid out otherwise (CSS).
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" scope="col" className={styles.box}>
              <label className={styles.all}>
                <input
                  type="checkbox"
                  aria-label="Choose all on this page"
                  checked={rows.length > 0 && selection.chosen.size === rows.length}
                  onChange={selection.toggleAll}
                />
                <span aria-hidden="true">Choose all</span>
              </label>
            </th>
          )}
          {columns.map(({ key, label, isNumber, isExtra }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={classNames(isNumber && styles.number, isExtra && styles.extra)}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={classNames(isFaded(row) && styles.faded)}>
            {selection && (
              <td role="cell" className={styles.box}>
                <input
                  type="checkbox"
                  data-row-box
                  aria-label={selection.labelOf(row)}
                  checked={selection.chosen.has(rowKey(row))}
                  // A click tells whether Shift is held, and happens for the space bar too.
                  onClick={({ shiftKey }) => selection.toggle(rowKey(row), shiftKey)}
                  onChange={() => undefined}
                />
              </td>
            )}
            {columns.map(({ key, label, render, isNumber, hasNames, isExtra, isTitle, card }) => (
              <td
                key={key}
                role="cell"
                data-label={card && !card.hasLabel?.(row) ? undefined : label}
                style={card && { "--card-line": card.line }}
                className={classNames(
                  isNumber && styles.number,
                  hasNames && styles.names,
                  isExtra && styles.extra,
                  isTitle && styles.cardTitle,
                  card && styles[card.side],
                )}
              >
                <div className={styles.value}>{render(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
