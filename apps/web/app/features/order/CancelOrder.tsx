import type { Order } from "@storywall/contract/schemas/order.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./CancelOrder.module.css";

type Props = {
  readonly order: Pick<Order, "orderNumber" | "total" | "refunded">;
  /** Resolves when the server has answered, also with an error. */
  readonly onCancel: () => Promise<void>;
};

/** Cancels the order within its change window, after a confirmation. */
export function CancelOrder({ order, onCancel }: Props) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const handleClose = () => setIsDialogOpen(false);
  const handleCancel = async () => {
    setIsBusy(true);
    await onCancel();
    setIsBusy(false);
    handleClose();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsDialogOpen(true)}>
        Cancel this order
      </Button>
      <Dialog
        open={isDialogOpen}
        onCancel={handleClose}
        title={`Cancel order ${order.orderNumber}?`}
        width="confirm"
      >
        <div className={styles.question}>
          <p>
            It won't be made, and we'll refund <Price amount={minor(order.total - order.refunded)} /> to your
            original payment method. It usually takes a few working days to show in your account.
          </p>
          <Button variant="danger" busy={isBusy} onClick={() => void handleCancel()}>
            Cancel the order
          </Button>
          <Button variant="ghost" onClick={handleClose}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  );
}
