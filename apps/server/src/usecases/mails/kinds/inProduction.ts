import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";

/** Mail about an order in production. From now on nothing of the order can be changed. */
export const inProductionMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} is being made`,
  blocks: [
    { kind: "title", text: "Your wall is being made." },
    GREETING,
    {
      kind: "paragraph",
      text: `We're printing and framing the tiles of order ${data.order.number} in ${data.site.copy.business_location}. We'll email you again when your parcel leaves.`,
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
