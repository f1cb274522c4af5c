import { toWireWall } from "@storywall/contract/designWire.ts";
import {
  finalizeOrder,
  getCheckoutOrOrder,
  getImages,
  getOrderLine,
} from "../../usecases/orders/readOrder.ts";
import { sendUploadLink } from "../../usecases/orders/sendUploadLink.ts";
import { done } from "../../usecases/outcome.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toCheckout } from "../wire/checkout.ts";
import { toOrder } from "../wire/order.ts";

type OrderCall = "finalizeOrder" | "getData" | "getImages" | "getLineItemInfo" | "sendEmailUploads";

export const orderHandlers = (shop: Shop): Pick<Handlers, OrderCall> => ({
  finalizeOrder: async ({ body: { orderId } }, { statedSite }) => {
    const order = await finalizeOrder(shop, { orderId, statedSite });
    return order.kind === "refused" ? order : done(toOrder(order.value));
  },

  sendEmailUploads: async ({ body: { orderId } }, { statedSite }) => {
    const sent = await sendUploadLink(shop, { orderId, statedSite });
    // Without the address: whoever has the order's id need not know it.
    return sent.kind === "refused"
      ? sent
      : done({ message: "The link is on its way to your e-mail address." });
  },

  getData: async ({ params: { id } }) => {
    const found = await getCheckoutOrOrder(shop, id);
    if (found.kind === "refused") return found;
    return done(
      found.value.kind === "order" ? toOrder(found.value.order) : toCheckout(shop.sites(), found.value.view),
    );
  },

  getImages: async ({ params: { id } }) => {
    const images = await getImages(shop, id);
    return images.kind === "refused" ? images : done({ images: [...images.value] });
  },

  getLineItemInfo: async ({ params: { orderId, cartItemId } }) => {
    const found = await getOrderLine(shop, { orderId, lineId: cartItemId });
    if (found.kind === "refused") return found;
    const { order, line } = found.value;
    const { userTemplateInfo, size, templateKey } = toWireWall(line.design);
    return done({ userTemplateInfo, size, templateKey: templateKey ?? null, status: order.status });
  },
});
