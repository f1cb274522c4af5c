import type { ReactNode } from "react";
import { classNames } from "../../ui/classNames.ts";
import styles from "./Section.module.css";

/** A section of the home page with its heading. `tone` sets it off from the next ones. */
export function Section({
  id,
  title,
  lead,
  tone = "paper",
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly tone?: "paper" | "sunken";
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={classNames(styles.section, tone === "sunken" && styles.sunken)}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
