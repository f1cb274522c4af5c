import type { Site } from "@storywall/domain/sites/site.ts";
import type { MailContent } from "../mailContent.ts";

/**
 * Note to the address that an order had before its buyer, or staff for them, corrected it. The mailbox may
 * belong to a stranger, so the note names neither the buyer nor the new address, and has no link to the order.
 */
export const emailReplacedMail = ({
  orderNumber,
  site,
}: {
  readonly orderNumber: string;
  readonly site: Site;
}): MailContent => ({
  subject: `Order ${orderNumber}: updates now go to another address`,
  blocks: [
    { kind: "title", text: "We won't write to this address about this order any more." },
    {
      kind: "paragraph",
      text: `The email address for order ${orderNumber} was changed. Updates now go to the new address.`,
    },
    {
      kind: "paragraph",
      text: `If you placed this order and didn't ask for this, reply to this email or write to ${site.copy.email_address} right away. If the order isn't yours, there's nothing you need to do.`,
    },
  ],
});
