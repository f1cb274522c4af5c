import { contactBlocks, greetingBlock, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { orderAddressLines, phoneText, trackingBlocks } from "../orderMailBlocks.ts";

/** Mail about a shipped order, with its tracking. */
export const shippedMail: OrderMailTemplate = (data) => ({
  subject: `Your order ${data.order.number} is on its way`,
  blocks: [
    { kind: "title", text: "Your parcel is with the courier." },
    greetingBlock(data),
    {
      kind: "paragraph",
      text: `Order ${data.order.number} has left ${data.site.copy.business_location}. The courier calls you${phoneText(data.order)} before delivering.`,
    },
    ...trackingBlocks(data.order),
    orderLinkBlock(data),
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: orderAddressLines(data) },
    ...contactBlocks(data),
  ],
});
