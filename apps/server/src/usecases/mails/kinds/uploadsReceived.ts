import { contact, greeting, guideLink, orderLink, type WriteOrderMail } from "../orderMail.ts";
import { changeWords, dispatchWords } from "../orderParts.ts";

/** The last photo of an order that waited for them is there. */
export const uploadsReceived: WriteOrderMail = (about) => ({
  subject: `We have your photos for order ${about.order.number}`,
  blocks: [
    { kind: "title", text: "Every tile has its photo." },
    greeting(about),
    {
      kind: "paragraph",
      text: `Thank you. Order ${about.order.number} is complete and goes to our workshop in ${about.site.copy.business_location}. We send it, usually on ${dispatchWords(about)}.`,
    },
    ...changeWords(about),
    orderLink(about),
    guideLink(about),
    ...contact(about),
  ],
});
