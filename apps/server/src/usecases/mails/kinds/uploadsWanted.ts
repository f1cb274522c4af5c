import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { countMissingPhotos, photoCountText } from "../orderMailBlocks.ts";

/** Mail with the link to the photos of an order. Its text follows the order's state when the mail is sent (R4.13). */
export const uploadsWantedMail: OrderMailTemplate = (data) => {
  const { order } = data;
  const missing = countMissingPhotos(order.lines);
  const isWaiting = order.status === "awaiting_photos";
  return {
    subject: `Your photos for order ${order.number}`,
    blocks: [
      {
        kind: "title",
        text: missing > 0 ? "Your wall is waiting for its photos." : "Your wall has all its photos.",
      },
      GREETING,
      {
        kind: "paragraph",
        text:
          missing > 0
            ? `Order ${order.number} still needs ${photoCountText(missing)}. Open your order on the phone or computer where they are; we start as soon as every tile has one.`
            : isWaiting
              ? `Every tile of order ${order.number} has its photo. Check them once more and send them; then we'll start.`
              : `There's nothing more for you to do for order ${order.number}. If you'd like to swap a photo, please tell us before we start making your wall.`,
      },
      orderLinkBlock(
        data,
        missing > 0 ? "Add your photos" : isWaiting ? "Check your photos" : "See your order",
      ),
      {
        kind: "paragraph",
        text: "This link opens your order, so please share it only with people you trust.",
      },
      ...contactBlocks(data),
    ],
  };
};
