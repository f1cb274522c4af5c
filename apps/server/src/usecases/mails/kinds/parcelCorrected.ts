import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { isWithCourier, trackingBlocks } from "../orderMailBlocks.ts";

/** Mail about a parcel number that was wrong in an earlier mail, or that no longer exists. */
export const parcelCorrectedMail: OrderMailTemplate = (data) =>
  isWithCourier(data.order) ? numberCorrectedMail(data) : numberRemovedMail(data);

/** Mail for a parcel that the shop delivers or that is collected, after an earlier mail named a number. */
export const numberRemovedMail: OrderMailTemplate = (data) => ({
  subject: `No tracking number for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Your parcel has no tracking number." },
    GREETING,
    {
      kind: "paragraph",
      text: `Please ignore the tracking number we sent you for order ${data.order.number}; your order isn't with a courier. We'll deliver it ourselves, or hand it over as agreed.`,
    },
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});

const numberCorrectedMail: OrderMailTemplate = (data) => ({
  subject: `The right tracking number for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Your parcel has a different tracking number." },
    GREETING,
    {
      kind: "paragraph",
      text: `The tracking number we sent you for order ${data.order.number} was wrong. Sorry about that. This is the right one; your parcel is on its way as before.`,
    },
    ...trackingBlocks(data.order),
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
