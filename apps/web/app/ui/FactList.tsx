import type { ReactNode } from "react";
import styles from "./FactList.module.css";

export type Fact = readonly [name: string, value: ReactNode | null];

/** Facts with their names. One without a value is not known yet, and its line is left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
