import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { contactBlocks, greetingBlock, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";

/** Mail about a cancelled order. A later mail follows when the refund is on its way. */
export const cancelledMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} is cancelled`,
  blocks: [
    { kind: "title", text: "Your order is cancelled." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `Order ${data.order.number} won't be made. We're refunding the full ${formatMoney(data.order.total, data.order.currency)}, the way you paid it, and will e-mail you again when it's on its way.`,
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
