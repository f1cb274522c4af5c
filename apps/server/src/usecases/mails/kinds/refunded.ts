import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";

/** Mail about a full refund (R9.15). */
export const refundedMail: OrderMailTemplate = (data) => ({
  subject: `Your refund for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Your money is on its way back." },
    GREETING,
    {
      kind: "paragraph",
      text: `We've refunded the full ${formatMoney(data.order.total, data.order.currency)} you paid for order ${data.order.number} to your original payment method. It usually takes a few working days to show in your account.`,
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
