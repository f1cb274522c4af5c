import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { RefundRecord } from "../../../ports/refunds/Refunds.ts";
import type { MailContent } from "../mailContent.ts";
import { contactBlocks, GREETING, type OrderMailData, orderLinkBlock } from "../orderMail.ts";

/** Mail about a partial refund. The order continues. */
export const partlyRefundedMail = (
  data: OrderMailData & { readonly refund: Pick<RefundRecord, "amount" | "currency"> },
): MailContent => ({
  subject: `A refund for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Part of your money is on its way back." },
    GREETING,
    {
      kind: "paragraph",
      text: `We've refunded ${formatMoney(data.refund.amount, data.refund.currency)} of the ${formatMoney(data.order.total, data.order.currency)} you paid for order ${data.order.number} to your original payment method. It usually takes a few working days to show in your account.`,
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
