import styles from "./KeptTable.module.css";
import type { KeptThing } from "./keptThings.ts";

/** What stays in a browser: its name there, what it is for and how long it stays. */
export function KeptTable({
  caption,
  things,
}: {
  readonly caption: string;
  readonly things: readonly KeptThing[];
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
        {things.map(({ name, what, until }) => (
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
