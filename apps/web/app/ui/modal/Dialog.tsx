import type { ReactNode } from "react";
import { classNames } from "../classNames.ts";
import styles from "./Dialog.module.css";
import { ModalShell } from "./ModalShell.tsx";

type DialogProps = {
  readonly open: boolean;
  /** Called for the close icon, Escape and a click on the backdrop. */
  readonly onCancel: () => void;
  /** Called on Enter, unless the focused control uses Enter itself. */
  readonly onOk?: () => void;
  readonly title: string;
  /** R9.9: `normal` is 520 px, `confirm` (a question with yes and no) 416 px; `large` is for tools such as the crop. */
  readonly width?: "normal" | "confirm" | "large";
  readonly children: ReactNode;
};

/** A modal in the middle of the screen. */
export function Dialog({ open, onCancel, onOk, title, width = "normal", children }: DialogProps) {
  return (
    <ModalShell
      open={open}
      onClose={onCancel}
      title={title}
      className={classNames(styles.dialog, styles[width])}
      bodyClassName={styles.body}
      headerClassName={styles.header}
      onKeyDown={(event) => event.key === "Enter" && !isInteractive(event.target) && onOk?.()}
    >
      {children}
    </ModalShell>
  );
}

const isInteractive = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, select, textarea, summary") !== null;
