import type { ReactNode } from "react";
import styles from "./PersonalData.module.css";

/** What can be done with what is kept, side by side. */
export function DataActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
