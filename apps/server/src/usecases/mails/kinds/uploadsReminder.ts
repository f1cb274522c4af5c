import { contactBlocks, greetingBlock, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { countMissingPhotos, photoCountText } from "../orderMailBlocks.ts";

/** Reminder to send the missing photos of an order, some days after it was placed (R4.13). */
export const uploadsReminderMail: OrderMailTemplate = (data) => {
  const { order } = data;
  const missing = countMissingPhotos(order.lines);
  return {
    subject: `Order ${order.number} still waits for your photos`,
    blocks: [
      {
        kind: "title",
        text: missing > 0 ? "Your wall still waits for its photos." : "Your wall is nearly there.",
      },
      greetingBlock(data),
      {
        kind: "paragraph",
        text:
          missing > 0
            ? `Order ${order.number} wants ${photoCountText(missing)} more. There is no hurry: your frames are paid for and wait for you, and what you have added is kept.`
            : `Every tile of order ${order.number} has its photo. Look at them once more and send them; then we begin.`,
      },
      orderLinkBlock(data, missing > 0 ? "Add your photos" : "Look at your photos"),
      {
        kind: "paragraph",
        text: "This link opens your order, so please share it only with people you trust. Would you rather not go on? You can cancel the order there too, and all of your money goes back.",
      },
      ...contactBlocks(data),
    ],
  };
};
