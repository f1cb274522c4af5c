import { contact, greeting, orderLink, type WriteOrderMail } from "../orderMail.ts";

/** The workshop has begun; from now on nothing of the order can be changed. */
export const inProduction: WriteOrderMail = (about) => ({
  subject: `Your order ${about.order.number} is in the workshop`,
  blocks: [
    { kind: "title", text: "Your wall is being made." },
    greeting(about),
    {
      kind: "paragraph",
      text: `We are printing and framing the tiles of order ${about.order.number} in ${about.site.copy.business_location}. We write again when your parcel leaves.`,
    },
    orderLink(about),
    ...contact(about),
  ],
});
