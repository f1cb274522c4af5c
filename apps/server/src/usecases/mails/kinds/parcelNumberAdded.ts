import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { isWithCourier, trackingBlocks } from "../orderMailBlocks.ts";
import { numberRemovedMail } from "./parcelCorrected.ts";

/** Mail about a parcel that was sent without a number and has one now, unless it was removed before the mail left. */
export const parcelNumberAddedMail: OrderMailTemplate = (data) =>
  isWithCourier(data.order) ? numberAddedMail(data) : numberRemovedMail(data);

const numberAddedMail: OrderMailTemplate = (data) => ({
  subject: `The tracking number for order ${data.order.number}`,
  blocks: [
    { kind: "title", text: "Your parcel has a tracking number now." },
    GREETING,
    {
      kind: "paragraph",
      text: `You can now track order ${data.order.number} on its way.`,
    },
    ...trackingBlocks(data.order),
    orderLinkBlock(data),
    ...contactBlocks(data),
  ],
});
