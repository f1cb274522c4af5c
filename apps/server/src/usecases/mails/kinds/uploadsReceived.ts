import {
  contactBlocks,
  GREETING,
  guideLinkBlock,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";
import { changeWindowBlocks, dispatchDatesText } from "../orderMailBlocks.ts";

/** Mail that all photos of an order have arrived. */
export const uploadsReceivedMail: OrderMailTemplate = (data) => {
  const dispatch = dispatchDatesText(data);
  return {
    subject: `We have your photos for order ${data.order.number}`,
    blocks: [
      { kind: "title", text: "Every tile has its photo." },
      GREETING,
      {
        kind: "paragraph",
        text: `Thank you. Order ${data.order.number} is complete and goes to our workshop in ${data.site.copy.business_location}.${dispatch === null ? "" : ` We expect to send it on ${dispatch}.`}`,
      },
      ...changeWindowBlocks(data),
      orderLinkBlock(data),
      guideLinkBlock(data),
      ...contactBlocks(data),
    ],
  };
};
