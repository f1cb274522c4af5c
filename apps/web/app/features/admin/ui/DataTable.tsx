import type { ReactNode } from "react";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./DataTable.module.css";

export type Column<Row> = {
  readonly key: string;
  /** Also shown beside the value on a phone, where a row is a card. */
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the right, in figures of one width. */
  readonly isNumber?: boolean;
  /** The heading of the card on a phone, without its label. One column at most: what names the row. */
  readonly isTitle?: boolean;
};

type Props<Row> = {
  /** What the rows are, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Rows that are done or closed stand back. */
  readonly isFaded?: (row: Row) => boolean;
};

/** A table whose rows become cards below 700 px, from the same HTML. It never scrolls sideways. */
export function DataTable<Row>({ caption, columns, rows, rowKey, isFaded = () => false }: Props<Row>) {
  return (
    // Roles are written out, since browsers drop those of a table whose parts are laid out otherwise (CSS).
    // biome-ignore-start lint/a11y/noRedundantRoles: as above
    <table role="table" className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, isNumber }) => (
            <th key={key} role="columnheader" scope="col" className={classNames(isNumber && styles.number)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={classNames(isFaded(row) && styles.faded)}>
            {columns.map(({ key, label, render, isNumber, isTitle }) => (
              <td
                key={key}
                role="cell"
                data-label={label}
                className={classNames(isNumber && styles.number, isTitle && styles.cardTitle)}
              >
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
