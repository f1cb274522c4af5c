import type { ReactNode } from "react";
import styles from "./AdminPage.module.css";
import { EmailText } from "./email/EmailText.tsx";

/** An admin page: its title with the actions of the whole page beside it, a first sentence and the content. */
export function AdminPage({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Buttons and links; at most one of them primary. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1 className={styles.title}>
            <EmailText>{title}</EmailText>
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
