import type { Block } from "../mailContent.ts";
import { contact, greeting, type OrderMailSubject, orderLink, type WriteOrderMail } from "../orderMail.ts";
import { addressLines } from "../orderParts.ts";

const parcel = ({ order: { tracking } }: OrderMailSubject): readonly Block[] => {
  if (!tracking) return [];
  const { carrier, number, url } = tracking;
  return [
    { kind: "paragraph", text: `${carrier} carries it; its parcel number is ${number}.` },
    ...(url === null ? [] : [{ kind: "link", label: "See where it is", url } as const]),
  ];
};

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
    ...parcel(about),
    orderLink(about),
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: addressLines(about) },
    ...contact(about),
  ],
});
