import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { aDesign, anAddress, GRID_BASE } from "@storywall/testkit/builders.ts";
import { shopper } from "../shopper.ts";
import type { TestShop } from "../testShop.ts";
import { askAbout, buyWeakPrint } from "../weakPrints.ts";
import { inputSources } from "./inputSources.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls that a shopper sends about an order. */
export const orderInputs = (shop: TestShop) => {
  const { placeOrder, randomEmail } = inputSources(shop);
  const site: SiteCode = "ZA";
  return {
    completeUploadLater: async () => {
      const { order, userId } = await shopper(shop, site).buyWithoutPhotos();
      const { orderId, lineItems } = order;
      const cartItemId = lineItems[0]?.cartItemId ?? "";
      const userTemplateInfo = toUserTemplateInfo(aDesign(GRID_BASE, "photo_1"));
      return { body: { orderId, cartItemId, userTemplateInfo, userId, site } };
    },
    saveOrderTiles: async () => {
      const { order, userId } = await shopper(shop, site).buyWithoutPhotos();
      const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId ?? "" };
      const tiles = [{ name: "tile_1", userPhotoId: "photo_1", cropParams: {} }];
      return { params, body: { tiles, userId, site } };
    },
    changeOrderAddress: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { shippingAddress: { ...anAddress(site), address1: "2 Long Street" }, site },
    }),
    changeOrderEmail: async () => {
      const { order, userId } = await shopper(shop, site).buyAsVisitor();
      return { params: { orderId: order.orderId }, body: { email: randomEmail(), userId, site } };
    },
    cancelOrder: async () => ({ params: { orderId: (await placeOrder()).orderId }, body: { site } }),
    finalizeOrder: async () => ({ body: { orderId: (await placeOrder()).orderId, site } }),
    sendOrderLinks: async () => ({ body: { email: randomEmail(), site } }),
    sendEmailUploads: async () => ({ body: { orderId: (await placeOrder()).orderId, site } }),
    getData: async () => ({ params: { id: (await placeOrder()).orderId } }),
    getImages: async () => ({ params: { id: (await placeOrder()).orderId } }),
    getLineItemInfo: async () => {
      const { orderId, lineItems } = await placeOrder();
      return { params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" } };
    },
    getReorder: async () => {
      const { orderId, lineItems } = await placeOrder();
      return { params: { orderId, cartItemId: lineItems[0]?.cartItemId ?? "" } };
    },
    getPrintQuestions: async () => {
      const { order } = await buyWeakPrint(shop, site);
      await askAbout(shop, order);
      return { params: { orderId: order.orderId } };
    },
    answerPrintQuestion: async () => {
      const { order } = await buyWeakPrint(shop, site);
      const questionId = await askAbout(shop, order);
      return { params: { orderId: order.orderId, questionId }, body: { answer: "accepted" } };
    },
  } satisfies Partial<ValidInputs>;
};
