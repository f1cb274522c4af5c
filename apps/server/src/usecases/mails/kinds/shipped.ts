import type { MailBlock } from "../mailContent.ts";
import {
  contactBlocks,
  greetingBlock,
  type OrderMailData,
  type OrderMailTemplate,
  orderLinkBlock,
} from "../orderMail.ts";
import { orderAddressLines } from "../orderMailBlocks.ts";

const trackingBlocks = ({ order: { tracking } }: OrderMailData): readonly MailBlock[] => {
  if (!tracking) return [];
  const { carrier, number, url } = tracking;
  return [
    { kind: "paragraph", text: `It's with ${carrier}. The tracking number is ${number}.` },
    ...(url === null ? [] : [{ kind: "link", label: "Track your parcel", url } as const]),
  ];
};

/** Mail about a shipped order, with its tracking. */
export const shippedMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} is on its way`,
  blocks: [
    { kind: "title", text: "Your parcel is with the courier." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `Order ${data.order.number} has left ${data.site.copy.business_location}. The courier calls ${data.order.shippingAddress.phone ?? "you"} before delivery.`,
    },
    ...trackingBlocks(data),
    orderLinkBlock(data),
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: orderAddressLines(data) },
    ...contactBlocks(data),
  ],
});
