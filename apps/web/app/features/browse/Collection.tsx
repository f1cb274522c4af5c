import type { ReactNode } from "react";
import styles from "./Collection.module.css";

/** A part of the browse page under its heading. */
export function Collection({
  id,
  title,
  words,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.collection}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.words}>{words}</p>
      </div>
      {children}
    </section>
  );
}
