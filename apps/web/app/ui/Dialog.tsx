import { type ReactNode, useId } from "react";
import { IconButton } from "./Button.tsx";
import { classNames } from "./classNames.ts";
import styles from "./Dialog.module.css";
import { CloseIcon } from "./icons.tsx";
import { useBackdropClick, useModal } from "./useModal.ts";

export type DialogProps = {
  readonly open: boolean;
  /** The close icon, Escape and a press beside the dialog. */
  readonly onCancel: () => void;
  /** Enter where nothing in the dialog has its own use for it. */
  readonly onOk?: () => void;
  readonly title: string;
  /** R9.9: 520 px, a question that wants a yes or no 416 px; `large` is for tools such as the crop. */
  readonly width?: "normal" | "confirm" | "large";
  readonly children: ReactNode;
};

/** A modal on the platform's own `<dialog>`. Its children are there only while it is open. */
export function Dialog({ open, onCancel, onOk, title, width = "normal", children }: DialogProps) {
  const ref = useModal(open);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, styles[width])}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
      // The platform may close it by itself (a second Escape); the state of the page follows.
      onClose={(event) => event.target === event.currentTarget && open && onCancel()}
      {...useBackdropClick(onCancel)}
      onKeyDown={(event) => event.key === "Enter" && !isInteractive(event.target) && onOk?.()}
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

const isInteractive = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, select, textarea, summary") !== null;
