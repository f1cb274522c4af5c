import { contactBlocks, greetingBlock, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { trackingBlocks } from "../orderMailBlocks.ts";

/** Mail about a parcel number that was wrong in an earlier mail. */
export const parcelCorrectedMail: OrderMailTemplate = (data) => ({
  subject: `The right tracking number for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Your parcel has a different tracking number." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `The tracking number we sent you for order ${data.order.number} was wrong. Sorry about that. This is the right one; your parcel is on its way as before.`,
    },
    ...trackingBlocks(data.order),
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
