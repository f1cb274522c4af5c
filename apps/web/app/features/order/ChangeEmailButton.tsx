import { useState } from "react";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import styles from "./ChangeAddressButton.module.css";
import type ChangeEmailForm from "./ChangeEmailForm.tsx";
import type { ChangeEmailProps } from "./ChangeEmailForm.tsx";
import { ChangesOver } from "./ChangesOver.tsx";

/** Corrects the email address of an order (B9), beside the sentence that names it. */
export function ChangeEmailButton({ order, onSend }: ChangeEmailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [Form, setForm] = useState<typeof ChangeEmailForm | null>(null);
  const handleOpen = async () => {
    const loaded = await lazyImport(() => import("./ChangeEmailForm.tsx"));
    if (!loaded) return;
    setForm(() => loaded.default);
    setIsOpen(true);
  };
  const handleSaved = () => {
    setIsOpen(false);
    setIsSaved(true);
  };
  return (
    <div>
      <Button variant="ghost" className={styles.inline} onClick={() => void handleOpen()}>
        Wrong email address?
      </Button>
      <Dialog open={isOpen} onCancel={() => setIsOpen(false)} title="Where should updates go?">
        <ChangesOver order={order} />
        {Form && <Form order={order} onSend={onSend} onSaved={handleSaved} />}
      </Dialog>
      <p role="status" className={styles.saved}>
        {isSaved && `Saved. We've sent your confirmation to ${order.email}.`}
      </p>
    </div>
  );
}
