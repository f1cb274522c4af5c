import { type ComponentType, useState } from "react";
import { showToast } from "../../lib/toast.ts";
import { Button } from "../../ui/Button.tsx";
import type { MessagesDialogProps } from "./MessagesDialog.tsx";

type Props = { readonly orderId?: string; readonly answeredWithin?: string };

/** R2.15: opens the messages. Their code, too, is loaded only then. */
export function MessagesButton({ orderId, answeredWithin }: Props) {
  const [Dialog, setDialog] = useState<ComponentType<MessagesDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const open = async () => {
    setIsBusy(true);
    try {
      const loaded = await import("./MessagesDialog.tsx");
      setDialog(() => loaded.default);
      setIsOpen(true);
    } catch {
      showToast("error", "This could not be opened. Check your connection, then try again.");
    }
    setIsBusy(false);
  };

  return (
    <>
      <Button look="secondary" busy={isBusy} onClick={() => void open()}>
        Write to us here
      </Button>
      {Dialog && (
        <Dialog
          open={isOpen}
          onClose={() => setIsOpen(false)}
          orderId={orderId}
          answeredWithin={answeredWithin}
        />
      )}
    </>
  );
}
