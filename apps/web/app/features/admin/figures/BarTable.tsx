import { DataTable } from "../ui/DataTable.tsx";
import styles from "./Figures.module.css";

export type BarRow = { readonly label: string; readonly value: number; readonly note?: string };

/** A chart of a few bars that is also a table: each row has its number as text and as a bar. */
export function BarTable({
  caption,
  labels: [labelOfRow, labelOfValue],
  rows,
}: {
  readonly caption: string;
  readonly labels: readonly [row: string, value: string];
  readonly rows: readonly BarRow[];
}) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { key: "label", label: labelOfRow, isTitle: true, render: ({ label }) => label },
        { key: "value", label: labelOfValue, isNumber: true, render: ({ value }) => value },
        {
          key: "bar",
          label: "Chart",
          render: ({ value, note }) => (
            <div className={styles.barCell}>
              <svg
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className={styles.rowBar}
                aria-hidden="true"
              >
                <rect width={(value / max) * 100} height="8" className={styles.bar} />
              </svg>
              {note && <small className={styles.muted}>{note}</small>}
            </div>
          ),
        },
      ]}
    />
  );
}
