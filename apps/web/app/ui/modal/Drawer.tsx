import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import styles from "./Drawer.module.css";
import { ModalShell } from "./ModalShell.tsx";

type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side: "left" | "right" | "bottom";
  /** Stays at the bottom while the rest scrolls: the total and the next step. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A modal that slides in from a side. */
export function Drawer({ open, onClose, title, side, footer, children }: DrawerProps) {
  return (
    <ModalShell
      open={open}
      onClose={onClose}
      title={title}
      className={classNames(styles.drawer, styles[side])}
      bodyClassName={styles.body}
      headerClassName={styles.header}
    >
      <div className={styles.content}>{children}</div>
      {footer && (
        <footer className={styles.footer} data-clear-of-toasts>
          {footer}
        </footer>
      )}
    </ModalShell>
  );
}
