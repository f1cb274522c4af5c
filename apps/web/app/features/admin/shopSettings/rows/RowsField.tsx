import type { ReactNode } from "react";
import { Button, IconButton } from "../../../../ui/Button.tsx";
import { CloseIcon } from "../../../../ui/icons/icons.tsx";
import styles from "../Settings.module.css";

type Props<Row> = {
  /** Path of the list in the site's content. */
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error?: string;
  readonly rows: readonly Row[];
  /** Singular name of a row, for the buttons: "delivery option". */
  readonly itemName: string;
  readonly createRow: () => Row;
  readonly renderRow: (row: Row, index: number, change: (row: Row) => void) => ReactNode;
  readonly onChange: (rows: readonly Row[]) => void;
};

/** A list of settings, one row each, with a button to add one. */
export function RowsField<Row>({
  name,
  label,
  hint,
  error,
  rows,
  itemName,
  createRow,
  renderRow,
  onChange,
}: Props<Row>) {
  return (
    <fieldset name={name} className={styles.rows}>
      <legend>{label}</legend>
      <p className={styles.hint}>{hint}</p>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <ul>
        {rows.map((row, index) => (
          // Rows have no identity of their own, and each is rendered from its values alone.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} id={`${itemName.replaceAll(" ", "-")}-${index + 1}`} className={styles.row}>
            {renderRow(row, index, (changed) => onChange(rows.with(index, changed)))}
            <IconButton
              label={`Remove ${itemName} ${index + 1}`}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              <CloseIcon size={20} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => onChange([...rows, createRow()])}>
        Add {/^[aeiou]/.test(itemName) ? "an" : "a"} {itemName}
      </Button>
    </fieldset>
  );
}
