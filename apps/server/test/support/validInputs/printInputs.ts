import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { closeBatch } from "../../../src/usecases/batches/closeBatch.ts";
import { failPrints } from "../../print/failPrints.ts";
import { OWNER_ACTOR } from "../owner.ts";
import { buyOrderToPack, buyPrintedOrder, PARCEL, packAll, tileOf } from "../sentOrders.ts";
import type { TestShop } from "../testShop.ts";
import { askAbout, buyWeakPrint } from "../weakPrints.ts";
import { inputSources } from "./inputSources.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about prints, batches and parcels to pack. */
export const printInputs = (shop: TestShop) => {
  const { placeOrder } = inputSources(shop);
  const site: SiteCode = "ZA";
  const closeOneBatch = async (): Promise<string> => {
    await buyPrintedOrder(shop);
    await closeBatch(shop.shop, OWNER_ACTOR, {});
    const [batch] = (await shop.shop.repositories.batches.list({ offset: 0, limit: 1 })).items;
    return batch?.id ?? "";
  };
  return {
    retryPrints: async () => {
      const { orderId } = await placeOrder();
      await failPrints(shop, orderId);
      return { params: { orderId }, body: {} };
    },
    getHeldPrints: async () => ({ query: {} }),
    approvePrint: async () => {
      const { order } = await buyWeakPrint(shop, site);
      return {
        params: { orderId: order.orderId },
        body: { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1" },
      };
    },
    undoPrintApproval: async () => {
      const { order } = await buyWeakPrint(shop, site);
      const { orderId } = order;
      const print = { lineId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1" };
      const at = shop.clock.now();
      const undo = { until: new Date(at.getTime() + HOUR_MS), withdrawn: null };
      await shop.shop.repositories.printJobs.release({ orderId, ...print }, at, undo);
      return { params: { orderId }, body: { cartItemId: print.lineId, tile: print.tile } };
    },
    askAboutPrint: async () => {
      const { order } = await buyWeakPrint(shop, site);
      return {
        params: { orderId: order.orderId },
        body: { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1", note: "A larger file?" },
      };
    },
    withdrawPrintQuestion: async () => {
      const { order } = await buyWeakPrint(shop, site);
      await askAbout(shop, order);
      return {
        params: { orderId: order.orderId },
        body: { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_1" },
      };
    },
    getBatches: async () => ({ query: { page: 1 } }),
    getBatch: async () => ({ params: { batchId: await closeOneBatch() } }),
    changeBatchClosing: async () => {
      const expectedVersion = (await shop.shop.repositories.batchClosings.find())?.version ?? 0;
      return { body: { atHour: null, atPieces: null, isByAge: false, site, expectedVersion } };
    },
    closeBatch: async () => {
      await buyPrintedOrder(shop);
      return { body: {} };
    },
    markBatchPrinted: async () => ({ params: { batchId: await closeOneBatch() }, body: {} }),
    undoBatchStep: async () => {
      const order = await buyOrderToPack(shop);
      await closeBatch(shop.shop, OWNER_ACTOR, {});
      const [job] = await shop.shop.repositories.printJobs.findByOrder(order.orderId);
      const batchId = job?.batchId ?? "";
      const undoUntil = new Date(shop.clock.now().getTime() + HOUR_MS);
      await shop.database.updateTable("batches").set({ undoUntil }).where("id", "=", batchId).execute();
      return { params: { batchId }, body: { step: "closed" } };
    },
    getPackages: async () => ({}),
    getPackage: async () => ({ params: { number: (await buyOrderToPack(shop)).orderNumber } }),
    packPiece: async () => {
      const order = await buyOrderToPack(shop);
      return { params: { number: order.orderNumber }, body: { ...tileOf(order), copy: 1, isPacked: true } };
    },
    sendPackage: async () => {
      const order = await buyOrderToPack(shop);
      await packAll(shop, order.orderNumber);
      return { params: { number: order.orderNumber }, body: { tracking: PARCEL, isConfirmed: true } };
    },
  } satisfies Partial<ValidInputs>;
};
