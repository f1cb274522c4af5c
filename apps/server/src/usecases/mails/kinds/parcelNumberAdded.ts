import { contactBlocks, greetingBlock, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { trackingBlocks } from "../orderMailBlocks.ts";

/** Mail about a parcel that was sent without a number and has one now. */
export const parcelNumberAddedMail: OrderMailTemplate = (data) => ({
  subject: `The tracking number for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Your parcel has a tracking number now." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `You can now follow your order ${data.order.number} on its way.`,
    },
    ...trackingBlocks(data.order),
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
