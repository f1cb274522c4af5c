import type { ReactNode } from "react";
import styles from "./PolicySection.module.css";

/** One question that a page of plain words answers; `id` is what links from elsewhere point to. */
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
