import { type ReactNode, useId } from "react";
import { IconButton } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import styles from "./Drawer.module.css";
import { CloseIcon } from "./icons.tsx";
import { useBackdropClick, useModal } from "./useModal.ts";

export type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly side: "left" | "right" | "bottom";
  /** Stays at the bottom while the rest scrolls: the total and the way on. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/** A panel that slides in from a side, modal as the platform's own `<dialog>`. */
export function Drawer({ open, onClose, title, side, footer, children }: DrawerProps) {
  const ref = useModal(open);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.drawer, styles[side])}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      {...useBackdropClick(onClose)}
    >
      {open && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
