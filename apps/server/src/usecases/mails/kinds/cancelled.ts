import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";

/** Mail about a cancelled order and its refund: no other mail follows when the refund is on its way. */
export const cancelledMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} is cancelled: your refund is on its way`,
  blocks: [
    { kind: "title", text: "Your order is cancelled." },
    GREETING,
    {
      kind: "paragraph",
      text: `Order ${data.order.number} won't be made. We're refunding the full ${formatMoney(data.order.total, data.order.currency)} you paid to your original payment method. It usually takes a few working days to show in your account.`,
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
