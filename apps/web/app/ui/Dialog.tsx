import { type ReactNode, useId } from "react";
import { IconButton } from "./Button.tsx";
import { classes } from "./classes.ts";
import styles from "./Dialog.module.css";
import { CloseIcon } from "./icons.tsx";
import { useModal } from "./useModal.ts";

export type DialogProps = {
  readonly open: boolean;
  /** The close icon, Escape and a press beside the dialog. */
  readonly onCancel: () => void;
  readonly title: string;
  /** R9.9: 520 px, a question that wants a yes or no 416 px; `large` is for tools such as the crop. */
  readonly width?: "normal" | "confirm" | "large";
  readonly children: ReactNode;
};

/** A modal on the platform's own `<dialog>`. Its children are there only while it is open. */
export function Dialog({ open, onCancel, title, width = "normal", children }: DialogProps) {
  const ref = useModal(open);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the platform gives
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(styles.dialog, styles[width])}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      // The platform may close it by itself (a second Escape); the state of the page follows.
      onClose={(event) => event.target === event.currentTarget && open && onCancel()}
      onClick={(event) => event.target === event.currentTarget && onCancel()}
    >
      {open && (
        <div className={styles.body}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onCancel}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
