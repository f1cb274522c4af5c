import type { ReactNode } from "react";
import styles from "./PolicySection.module.css";

/** A section of a policy page with its heading. Links from other pages point to `id`. */
export function PolicySection({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
