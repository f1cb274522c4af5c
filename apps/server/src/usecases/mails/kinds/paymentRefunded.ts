import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { RefundRecord } from "../../../ports/refunds/Refunds.ts";
import type { MailContent } from "../mailContent.ts";

/** Mail about the refund of a payment that matches no order: a second payment, or one that matches no quote. */
export const paymentRefundedMail = ({
  refund,
  site,
}: {
  readonly refund: Pick<RefundRecord, "amount" | "currency">;
  readonly site: Site;
}): MailContent => ({
  subject: "We are paying back a payment",
  blocks: [
    { kind: "title", text: "A payment of yours goes back to you." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: `A payment of ${formatMoney(refund.amount, refund.currency)} has reached us that does not belong to an order of yours; perhaps it was made twice. We are paying all of it back, the way it came. Banks take a few working days to show it.`,
    },
    {
      kind: "paragraph",
      text: "An order that you have a confirmation of is not touched by this. You need not do anything.",
    },
    { kind: "heading", text: "Something not right?" },
    { kind: "paragraph", text: `Answer this mail, or write to ${site.copy.email_address}.` },
  ],
});
