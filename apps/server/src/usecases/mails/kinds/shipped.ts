import { contactBlocks, GREETING, type OrderMailTemplate, orderLinkBlock } from "../orderMail.ts";
import { isWithCourier, orderAddressLines, phoneText, trackingBlocks } from "../orderMailBlocks.ts";

/** Mail about a shipped order, with its tracking. */
export const shippedMail: OrderMailTemplate = (data) => ({
  subject: isWithCourier(data.order)
    ? `Your order ${data.order.number} is on its way`
    : `Your order ${data.order.number} is ready`,
  blocks: [
    {
      kind: "title",
      text: isWithCourier(data.order) ? "Your parcel is with the courier." : "Your parcel is ready.",
    },
    GREETING,
    {
      kind: "paragraph",
      text: isWithCourier(data.order)
        ? `Order ${data.order.number} has left ${data.site.copy.business_location}. The courier will call${phoneText(data.order)} before delivering.`
        : `Order ${data.order.number} is finished. We'll deliver it ourselves, or hand it over as agreed.`,
    },
    ...trackingBlocks(data.order),
    orderLinkBlock(data),
    { kind: "heading", text: "Delivery address" },
    { kind: "lines", lines: orderAddressLines(data) },
    ...contactBlocks(data),
  ],
});
