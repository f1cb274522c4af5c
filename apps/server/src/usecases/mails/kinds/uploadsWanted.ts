import { contact, greeting, orderLink, type WriteOrderMail } from "../orderMail.ts";
import { photoCount, photosMissing } from "../orderParts.ts";

/** The way to the photos of an order, as it stands when the mail goes out (R4.13). */
export const uploadsWanted: WriteOrderMail = (about) => {
  const { order } = about;
  const missing = photosMissing(order.lines);
  const isWaiting = order.status === "awaiting_photos";
  return {
    subject: `Your photos for order ${order.number}`,
    blocks: [
      {
        kind: "title",
        text: missing > 0 ? "Your wall waits for its photos." : "Your wall has all of its photos.",
      },
      greeting(about),
      {
        kind: "paragraph",
        text:
          missing > 0
            ? `Order ${order.number} still wants ${photoCount(missing)}. Open your order on the phone or computer where they are; we begin as soon as every tile has one.`
            : isWaiting
              ? `Every tile of order ${order.number} has its photo. Look at them once more and send them; then we begin.`
              : `There is nothing more for you to do for order ${order.number}. If a photo should be another one, please tell us before your wall goes into the workshop.`,
      },
      orderLink(
        about,
        missing > 0 ? "Add your photos" : isWaiting ? "Look at your photos" : "See your order",
      ),
      {
        kind: "paragraph",
        text: "This link opens your order, so please share it only with people you trust.",
      },
      ...contact(about),
    ],
  };
};
