import type { ReactNode } from "react";
import styles from "./Collection.module.css";

/** A section of the browse page with its heading. */
export function Collection({
  id,
  title,
  text,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.collection}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
