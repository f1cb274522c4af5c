import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Shown in place of an empty list: what will appear here, and the one step that leads to it. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
}) => (
  <div className={styles.empty}>
    <p className={styles.title}>{title}</p>
    {children && <p>{children}</p>}
    {action}
  </div>
);
