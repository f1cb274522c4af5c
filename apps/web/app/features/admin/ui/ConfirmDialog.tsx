import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import styles from "./ConfirmDialog.module.css";
import { useBusy } from "./useBusy.ts";

/**
 * Asks before something that cannot be undone. The button names the action, never "OK". An error stays in the dialog,
 * so that the same step can be tried again.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = "Not now",
  variant = "primary",
  onConfirm,
  onClose,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly variant?: "primary" | "danger";
  /**
   * Returns a sentence that says why it failed, "" when a field in the dialog says it; null when it succeeded, which
   * closes the dialog.
   */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
}) {
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const handleClose = () => {
    setError(null);
    onClose();
  };
  const handleConfirm = async () => {
    if (isBusy) return;
    const message = await whileBusy(onConfirm());
    setError(message);
    if (message === null) onClose();
  };
  return (
    <Dialog open={open} onCancel={handleClose} title={title} width="confirm">
      <div className={styles.body}>
        <div className={styles.text}>{children}</div>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={handleClose}>
            {cancelLabel}
          </Button>
          <Button variant={variant} busy={isBusy} onClick={() => void handleConfirm()}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
