import type { ReactNode } from "react";
import styles from "./PersonalData.module.css";

/** The actions on personal data, side by side. */
export function DataActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
