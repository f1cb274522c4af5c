import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Commerce } from "../../ports/commerce/Commerce.ts";
import { mapResult, ok } from "../../ports/platform/Result.ts";
import { sendOrderLinks } from "../../usecases/customers/sendOrderLinks.ts";
import { cancelOrder } from "../../usecases/orders/cancelOrder.ts";
import { changeOrderAddress } from "../../usecases/orders/changeOrderAddress.ts";
import { changeOrderEmail } from "../../usecases/orders/changeOrderEmail.ts";
import {
  finalizeOrder,
  getCheckoutOrOrder,
  getImages,
  getOrderLine,
} from "../../usecases/orders/readOrder.ts";
import { getReorder } from "../../usecases/orders/reorder.ts";
import { listReplacements } from "../../usecases/orders/replacements/listReplacements.ts";
import { sendUploadLink } from "../../usecases/orders/sendUploadLink.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toLineItem } from "../wire/cart.ts";
import { toCheckout } from "../wire/checkout.ts";
import { toDesignMedia } from "../wire/designMedia.ts";
import { omitUndefined } from "../wire/omitUndefined.ts";
import { toLineProgress, toOrder, toShownReplacements } from "../wire/order.ts";
import { fillAllTiles, fillSentTiles } from "../wire/orderTiles.ts";

type OrderCall =
  | "cancelOrder"
  | "changeOrderAddress"
  | "changeOrderEmail"
  | "completeUploadLater"
  | "saveOrderTiles"
  | "finalizeOrder"
  | "getData"
  | "getImages"
  | "getLineItemInfo"
  | "getReorder"
  | "sendEmailUploads"
  | "sendOrderLinks";

export const orderHandlers = (commerce: Commerce, shop: Shop): Pick<Handlers, OrderCall> => ({
  cancelOrder: async ({ params: { orderId } }, { requestedSite }) => {
    const order = await cancelOrder(shop, { orderId, requestedSite });
    if (order.kind === "error") return order;
    const message = "Your order is cancelled. We're refunding everything to your original payment method.";
    return ok({ ...toOrder(shop, order.value), message });
  },

  changeOrderAddress: async ({ params: { orderId }, body }, { requestedSite }) => {
    const address = omitUndefined(body.shippingAddress);
    return mapResult(await changeOrderAddress(shop, { orderId, requestedSite, address }), (order) =>
      toOrder(shop, order),
    );
  },

  changeOrderEmail: async ({ params: { orderId }, body: { userId, email } }, { requestedSite }) =>
    mapResult(await changeOrderEmail(shop, { orderId, requestedSite, visitorId: userId, email }), (order) =>
      toOrder(shop, order),
    ),

  finalizeOrder: async ({ body: { orderId } }, { requestedSite }) => {
    const finalized = await finalizeOrder(shop, { orderId, requestedSite });
    if (finalized.kind === "error") return finalized;
    const { order, nextCartId, isFirstView } = finalized.value;
    return ok({ ...toOrder(shop, order), nextCartId, firstView: isFirstView });
  },

  sendEmailUploads: async ({ body: { orderId } }, { requestedSite }) => {
    const sent = await sendUploadLink(shop, { orderId, requestedSite });
    // The reply omits the address: a visitor with the order's id need not learn it.
    return sent.kind === "error" ? sent : ok({ message: "The link is on its way to your email address." });
  },

  sendOrderLinks: async ({ body: { email } }) => {
    await sendOrderLinks(shop, email);
    // The same reply for every address, so that it does not reveal which ones have orders.
    return ok({ isAsked: true } as const);
  },

  completeUploadLater: async ({ body }, { requestedSite }) => {
    const { orderId, cartItemId: lineId, userId, userTemplateInfo } = body;
    const fillDesign = (ordered: Design) => fillAllTiles(ordered, userTemplateInfo);
    return mapResult(
      await commerce.completeOrderPhotos({ orderId, lineId, requestedSite, userId, fillDesign }),
      (order) => toOrder(shop, order),
    );
  },

  saveOrderTiles: async ({ params, body: { tiles, userId } }, { requestedSite }) => {
    const { orderId, cartItemId: lineId } = params;
    const fillDesign = (ordered: Design) => fillSentTiles(ordered, tiles);
    return mapResult(
      await commerce.saveOrderPhotos({ orderId, lineId, requestedSite, userId, fillDesign }),
      (order) => toOrder(shop, order),
    );
  },

  getData: async ({ params: { id } }) => {
    const found = await getCheckoutOrOrder(shop, id);
    if (found.kind === "error") return found;
    if (found.value.kind !== "order") return ok(toCheckout(shop.sites(), found.value.view, shop.clock.now()));
    const { order } = found.value;
    const replacements = toShownReplacements(await listReplacements(shop, order));
    return ok({ ...toOrder(shop, order), ...(replacements.length > 0 ? { replacements } : {}) });
  },

  getImages: async ({ params: { id } }) => {
    return mapResult(await getImages(shop, id), (images) => ({ images: [...images] }));
  },

  getReorder: async ({ params: { orderId, cartItemId } }) => {
    const found = await getReorder(shop, { orderId, lineId: cartItemId });
    if (found.kind === "error") return found;
    const { line, design, ...prices } = found.value;
    const { userTemplateInfo, size, templateKey, collectionId } = toWireDesign(design);
    return ok({
      ...prices,
      title: line.title,
      previewUrl: toLineItem(line).previewUrl,
      unitPricePaid: line.unitPrice,
      userTemplateInfo,
      size,
      templateKey: templateKey ?? null,
      collectionId: collectionId ?? null,
      ...toDesignMedia(design),
    });
  },

  getLineItemInfo: async ({ params: { orderId, cartItemId } }) => {
    const found = await getOrderLine(shop, { orderId, lineId: cartItemId });
    if (found.kind === "error") return found;
    const { order, line } = found.value;
    const { userTemplateInfo, size, templateKey, collectionId } = toWireDesign(line.design);
    return ok({
      userTemplateInfo,
      size,
      templateKey: templateKey ?? null,
      collectionId: collectionId ?? null,
      ...toLineProgress(order, line),
      ...toDesignMedia(line.design),
    });
  },
});
