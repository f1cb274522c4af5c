import { type KeyboardEventHandler, type ReactNode, useId } from "react";
import { IconButton } from "../Button.tsx";
import { classNames } from "../classNames.ts";
import { CloseIcon } from "../icons/icons.tsx";
import styles from "./ModalShell.module.css";
import { useBackdropClick, useModal } from "./useModal.ts";

type ModalShellProps = {
  readonly open: boolean;
  /** Called for the close icon, Escape and a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** Classes of the `<dialog>`, of the box in it, and of the header in the box. */
  readonly className: string;
  readonly bodyClassName: string | undefined;
  readonly headerClassName: string | undefined;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly children: ReactNode;
};

/**
 * What `Dialog` and `Drawer` share: the platform's own `<dialog>` with a title and the controls that close it. Renders
 * its children only while it is open.
 */
export function ModalShell({
  open,
  onClose,
  title,
  className,
  bodyClassName,
  headerClassName,
  onKeyDown,
  children,
}: ModalShellProps) {
  const ref = useModal(open);
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles.modal, className)}
      // Events of dialogs inside this one bubble up to it.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser may close it by itself (a second Escape); the state of the page must follow.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      {...useBackdropClick(onClose)}
      onKeyDown={onKeyDown}
    >
      {open && (
        <div className={bodyClassName}>
          <header className={classNames(styles.header, headerClassName)}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
