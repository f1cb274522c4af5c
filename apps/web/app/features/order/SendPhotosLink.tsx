import { sendEmailUploads } from "@storywall/contract/calls/orders/sendEmailUploads.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { useState } from "react";
import { api } from "../../lib/api/api.ts";
import { Button } from "../../ui/Button.tsx";

/**
 * Mails the link for the photos to the order's own address once more, for a shopper who has lost the mail or is at another
 * device. The reply is shown as a toast.
 */
export function SendPhotosLink({
  order: { orderId, site },
}: {
  readonly order: Pick<Order, "orderId" | "site">;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    await api(sendEmailUploads, { body: { orderId, site } }, { idempotencyKey: crypto.randomUUID() });
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void send()}>
      Email me the link for my photos
    </Button>
  );
}
