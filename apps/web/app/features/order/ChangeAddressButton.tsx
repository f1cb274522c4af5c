import { useState } from "react";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import styles from "./ChangeAddressButton.module.css";
import type ChangeAddressForm from "./ChangeAddressForm.tsx";
import type { ChangeAddressProps } from "./ChangeAddressForm.tsx";
import { ChangesOver } from "./ChangesOver.tsx";

/** Corrects the delivery address of an order (B9). */
export function ChangeAddressButton({ order, onSend }: ChangeAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [Form, setForm] = useState<typeof ChangeAddressForm | null>(null);
  const { address1, address2, city } = order.shippingAddress;
  const handleOpen = async () => {
    const loaded = await lazyImport(() => import("./ChangeAddressForm.tsx"));
    if (!loaded) return;
    setForm(() => loaded.default);
    setIsOpen(true);
  };
  const handleSaved = () => {
    setIsOpen(false);
    setIsSaved(true);
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void handleOpen()}>
        Change the address
      </Button>
      <Dialog open={isOpen} onCancel={() => setIsOpen(false)} title="Where should it go?">
        <ChangesOver order={order} />
        {Form && <Form order={order} onSend={onSend} onSaved={handleSaved} />}
      </Dialog>
      <p role="status" className={styles.saved}>
        {isSaved && `Saved. We'll send it to ${[address1, address2, city].filter(Boolean).join(", ")}.`}
      </p>
    </>
  );
}
