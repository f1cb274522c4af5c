import type { ReactNode } from "react";
import styles from "./Desk.module.css";

/** What can be done with what is kept, side by side. */
export function DeskActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
