import { type ComponentType, useState } from "react";
import { useRootData } from "../../lib/api/rootData.ts";
import { showToast } from "../../lib/page/toast.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ChatWidget } from "./ChatWidget.tsx";
import type { MessagesDialogProps } from "./MessagesDialog.tsx";

type Props = { readonly orderId?: string; readonly answeredWithin?: string };

/** Opens the messages (R2.15). Their code is loaded only then. */
export function MessagesButton({ orderId, answeredWithin }: Props) {
  const { chatScript, site } = useRootData();
  const [Dialog, setDialog] = useState<ComponentType<MessagesDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const handleOpen = async () => {
    setIsBusy(true);
    try {
      const loaded = await import("./MessagesDialog.tsx");
      setDialog(() => loaded.default);
      setIsOpen(true);
    } catch {
      showToast("error", "This couldn't be opened. Check your connection, then try again.");
    }
    setIsBusy(false);
  };

  if (chatScript !== null) {
    // The address of an order gives access to it (R6.3) and a third party's script would read it: the chat is on
    // another page.
    return orderId === undefined ? (
      <ChatWidget scriptUrl={chatScript} email={site.copy.email_address} />
    ) : (
      <ButtonLink to="/contact#messages" variant="secondary">
        Chat with us
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void handleOpen()}>
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
