import {
  contactBlocks,
  greetingBlock,
  guideLinkBlock,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";

/** Mail about a delivered order. */
export const deliveredMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} has arrived`,
  blocks: [
    { kind: "title", text: "Your wall is with you." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `The courier tells us that order ${data.order.number} has been delivered. We hope that it looks as you imagined. If you are not satisfied, send it back for a full refund.`,
    },
    { kind: "paragraph", text: "Ready to hang it? Your guide says in centimetres where each tile goes." },
    guideLinkBlock(data),
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
