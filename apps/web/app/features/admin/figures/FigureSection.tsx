import type { ReactNode } from "react";
import styles from "./Figures.module.css";

/** A section of the figures: its title is a sentence with the main result, and its numbers can be saved. */
export const FigureSection = ({
  title,
  csvHref,
  children,
}: {
  readonly title: string;
  readonly csvHref: string;
  readonly children: ReactNode;
}) => (
  <section className={styles.section} aria-label={title}>
    <div className={styles.heading}>
      <h2>{title}</h2>
      <a href={csvHref} download aria-label={`Save as CSV: ${title}`}>
        Save as CSV
      </a>
    </div>
    {children}
  </section>
);
