import type { BulkItem, OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { OwnerMessageForm } from "../messages/OwnerMessageForm.tsx";
import { type WriteAboutOrder, writeToAll } from "./writeToAll.ts";

/** Writes one message to the shoppers of the chosen orders, such as those that wait for a piece out of stock. */
export function WriteToShoppers({
  rows,
  onWrite,
  onDone,
}: {
  readonly rows: readonly OrderRow[];
  readonly onWrite: WriteAboutOrder;
  readonly onDone: (items: readonly BulkItem[]) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const title = rows.length === 1 ? "Write to one shopper" : `Write about these ${rows.length} orders`;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Write to them
      </Button>
      <Dialog open={isOpen} title={title} onCancel={() => setOpen(false)}>
        <OwnerMessageForm
          subject="message to chosen orders"
          label="Message"
          buttonLabel={rows.length === 1 ? "Send the message" : `Send ${rows.length} messages`}
          variant="primary"
          onSend={async (message) => {
            const items = await writeToAll(rows, message, onWrite);
            setOpen(false);
            onDone(items);
            return null;
          }}
        />
      </Dialog>
    </>
  );
}
