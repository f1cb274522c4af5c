import type { ReactNode } from "react";
import styles from "./Page.module.css";

/** The layout of a content page: heading, first sentence (`lead`) and content, at one width. */
export function Page({
  title,
  lead,
  width = "text",
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly width?: "text" | "wide";
  readonly children: ReactNode;
}) {
  return (
    <div className={width === "wide" ? styles.wide : styles.text}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
