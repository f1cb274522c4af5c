import { contactBlocks, greetingBlock, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
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
        text: missing > 0 ? "Your wall waits for its photos." : "Your wall has all of its photos.",
      },
      greetingBlock(data),
      {
        kind: "paragraph",
        text:
          missing > 0
            ? `Order ${order.number} still wants ${photoCountText(missing)}. Open your order on the phone or computer where they are; we begin as soon as every tile has one.`
            : isWaiting
              ? `Every tile of order ${order.number} has its photo. Look at them once more and send them; then we begin.`
              : `There is nothing more for you to do for order ${order.number}. If a photo should be another one, please tell us before your wall goes into the workshop.`,
      },
      orderLinkBlock(
        data,
        missing > 0 ? "Add your photos" : isWaiting ? "Look at your photos" : "See your order",
      ),
      {
        kind: "paragraph",
        text: "This link opens your order, so please share it only with people you trust.",
      },
      ...contactBlocks(data),
    ],
  };
};
