import type { ReactNode } from "react";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./DataTable.module.css";
import type { RowSelection } from "./useRowSelection.ts";

export type Column<Row> = {
  readonly key: string;
  /** Also shown beside the value on a phone, where a row is a card. */
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the right, in figures of one width. */
  readonly isNumber?: boolean;
  /** Names of people and places, which do not break inside a word. */
  readonly hasNames?: boolean;
  /** Left out on a tablet and a small laptop, where a wide table has no room for it. Cards of a phone have it. */
  readonly isExtra?: boolean;
  /** The heading of the card on a phone, without its label. One column at most: what names the row. */
  readonly isTitle?: boolean;
  /**
   * On a card: two values in one line, from the second line on, the one of the side `end` at the right. Without its label
   * where the value says what it is. Absent: a line of its own.
   */
  readonly card?: {
    readonly line: number;
    readonly side: "start" | "end";
    readonly hasLabel?: (row: Row) => boolean;
  };
};

type Props<Row> = {
  /** What the rows are, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that are done or closed stand back. */
  readonly isFaded?: (row: Row) => boolean;
  /** Boxes to choose rows with; absent: rows cannot be chosen. */
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
