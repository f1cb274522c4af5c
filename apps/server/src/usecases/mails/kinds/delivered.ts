import { contact, greeting, guideLink, orderLink, type WriteOrderMail } from "../orderMail.ts";

/** The parcel has arrived. */
export const delivered: WriteOrderMail = (about) => ({
  subject: `Your order ${about.order.number} has arrived`,
  blocks: [
    { kind: "title", text: "Your wall is with you." },
    greeting(about),
    {
      kind: "paragraph",
      text: `The courier tells us that order ${about.order.number} has been delivered. We hope that it looks as you imagined. If you are not satisfied, send it back for a full refund.`,
    },
    { kind: "paragraph", text: "Ready to hang it? Your guide says in centimetres where each tile goes." },
    guideLink(about),
    orderLink(about),
    ...contact(about),
  ],
});
