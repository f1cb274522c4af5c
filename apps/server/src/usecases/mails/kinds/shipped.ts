import { contact, greeting, orderLink, type WriteOrderMail } from "../orderMail.ts";
import { addressLines } from "../orderParts.ts";

/** The parcel has left. */
export const shipped: WriteOrderMail = (about) => ({
  subject: `Your order ${about.order.number} is on its way`,
  blocks: [
    { kind: "title", text: "Your parcel is with the courier." },
    greeting(about),
    {
      kind: "paragraph",
      text: `Order ${about.order.number} has left ${about.site.copy.business_location}. The courier rings ${about.order.shippingAddress.phone ?? "you"} before delivery.`,
    },
    orderLink(about),
    { kind: "heading", text: "Delivered to" },
    { kind: "lines", lines: addressLines(about) },
    ...contact(about),
  ],
});
