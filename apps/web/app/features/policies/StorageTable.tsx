import styles from "./StorageTable.module.css";
import type { StorageItem } from "./storageInventory.ts";

/** A table of what is stored in the browser: name, purpose and how long it stays. */
export function StorageTable({
  caption,
  items,
}: {
  readonly caption: string;
  readonly items: readonly StorageItem[];
}) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ name, what, until }) => (
          <tr key={name}>
            <th scope="row">
              {what} <code className={styles.name}>{name}</code>
            </th>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
