import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Where a list has nothing: what will stand here, and the one step that leads to it. */
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
