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
  subject: "We're refunding a payment",
  blocks: [
    { kind: "title", text: "We're sending a payment back to you." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: `We received a payment of ${formatMoney(refund.amount, refund.currency)} that doesn't belong to any of your orders; perhaps it was made twice. We're refunding all of it to your original payment method. It usually takes a few working days to show in your account.`,
    },
    {
      kind: "paragraph",
      text: "Any order we've confirmed isn't affected. You don't need to do anything.",
    },
    { kind: "heading", text: "Need help?" },
    { kind: "paragraph", text: `Reply to this email, or write to ${site.copy.email_address}.` },
  ],
});
