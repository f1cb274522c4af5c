import type { OrderMailTemplate } from "../orderMail.ts";
import { orderConfirmationMail } from "./orderConfirmation.ts";

/**
 * Mail to the address that a buyer, or staff for them, put in place of a mistyped one. It has all of the confirmation,
 * which went to the wrong address.
 */
export const emailCorrectedMail: OrderMailTemplate = (data) => {
  const [, ...blocks] = orderConfirmationMail(data).blocks;
  return {
    subject: `Updates on your order ${data.order.number} now come here`,
    blocks: [
      { kind: "title", text: "Updates on your order now come here." },
      {
        kind: "paragraph",
        text: `The email address for order ${data.order.number} was changed to this one. Here is your confirmation again.`,
      },
      ...blocks,
    ],
  };
};
