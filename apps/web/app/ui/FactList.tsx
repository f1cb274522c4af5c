import type { ReactNode } from "react";
import styles from "./FactList.module.css";

type Fact = readonly [name: string, value: ReactNode | null];

/** A list of facts with their names. A fact without a value is not known yet and is left out. */
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
