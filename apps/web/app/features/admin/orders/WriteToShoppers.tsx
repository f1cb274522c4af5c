import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { OwnerMessageForm } from "../messages/OwnerMessageForm.tsx";
import type { NewMessage } from "./writeToAll.ts";

/** Writes one message to the shoppers of the chosen orders, such as those that wait for a piece out of stock. */
export function WriteToShoppers({
  rows,
  onWrite,
}: {
  readonly rows: readonly OrderRow[];
  /** Writes to all of them. The page shows the result for each. */
  readonly onWrite: (message: NewMessage) => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const [first] = rows;
  const title =
    rows.length === 1 && first
      ? `Write about ${first.orderNumber}`
      : `Write about these ${rows.length} orders`;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {rows.length === 1 ? "Write to the shopper" : "Write to the shoppers"}
      </Button>
      <Dialog open={isOpen} title={title} onCancel={() => setOpen(false)}>
        <OwnerMessageForm
          subject="message to chosen orders"
          label="Message"
          buttonLabel={rows.length === 1 ? "Send the message" : `Send ${rows.length} messages`}
          variant="primary"
          onSend={async (message) => {
            await onWrite(message);
            setOpen(false);
            return null;
          }}
        />
      </Dialog>
    </>
  );
}
