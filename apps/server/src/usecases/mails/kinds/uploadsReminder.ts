import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { countMissingPhotos, photoCountText } from "../orderMailBlocks.ts";

/** Reminder to send the missing photos of an order, some days after it was placed (R4.13). */
export const uploadsReminderMail: OrderMailTemplate = (data) => {
  const { order } = data;
  const missing = countMissingPhotos(order.lines);
  return {
    subject: `Order ${order.number} is waiting for your photos`,
    blocks: [
      {
        kind: "title",
        text: missing > 0 ? "Your wall is still waiting for its photos." : "Your wall is nearly there.",
      },
      GREETING,
      {
        kind: "paragraph",
        text:
          missing > 0
            ? `Order ${order.number} still needs ${photoCountText(missing)}. There's no hurry: your wall is paid for, what you've added is saved, and we'll start once we have all your photos.`
            : `Every tile of order ${order.number} has its photo. Check them once more and send them; then we'll start.`,
      },
      orderLinkBlock(data, missing > 0 ? "Add your photos" : "Check your photos"),
      {
        kind: "paragraph",
        text: "This link opens your order, so please share it only with people you trust. Changed your mind? You can cancel the order there too, for a full refund.",
      },
      ...contactBlocks(data),
    ],
  };
};
