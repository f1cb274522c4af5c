import { randomUUID } from "node:crypto";
import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { holdOrder } from "../../../src/usecases/orders/holdOrder.ts";
import { moveReplacement } from "../../../src/usecases/orders/replacements/moveReplacement.ts";
import { replaceTiles } from "../../../src/usecases/orders/replacements/replaceTiles.ts";
import { transitionOrder } from "../../../src/usecases/orders/transitionOrder.ts";
import { requestRefund } from "../../../src/usecases/refunds/requestRefund.ts";
import { OWNER_ACTOR } from "../owner.ts";
import { buyPrintedOrder, buySentOrder, PARCEL, tileOf } from "../sentOrders.ts";
import type { TestShop } from "../testShop.ts";
import { inputSources } from "./inputSources.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls that staff send about orders. */
export const adminOrderInputs = (shop: TestShop) => {
  const { placeOrder, randomEmail } = inputSources(shop);
  const site: SiteCode = "ZA";
  const beginUndoable = async (orderId: string): Promise<void> => {
    const begin = { to: "in_production", actor: "owner", undoMs: HOUR_MS } as const;
    await shop.shop.transaction((repositories) => transitionOrder(shop.shop, repositories, orderId, begin));
  };
  const newParcel = async () => {
    const { orderId, orderNumber } = await placeOrder();
    shop.clock.advance(3 * HOUR_MS);
    await shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, orderId, { to: "in_production", actor: "owner" }),
    );
    return { orderNumber, parcelNumber: randomUUID() };
  };
  return {
    getOrders: async () => ({ query: { status: "placed", site, page: 1 } }),
    getToday: async () => ({}),
    findOrders: async () => ({
      query: { site, status: "placed", from: "2026-01-01", to: "2026-12-31", text: "thandi", late: "true" },
    }),
    beginOrders: async () => {
      const { orderId } = await placeOrder();
      shop.clock.advance(3 * HOUR_MS);
      return { body: { orderIds: [orderId] } };
    },
    undoOrderSteps: async () => {
      const { orderId } = await placeOrder();
      await beginUndoable(orderId);
      return { body: { orderIds: [orderId], step: "in_production" } };
    },
    getMenuCounts: async () => ({}),
    getParcelsToSend: async () => ({ query: { orders: (await newParcel()).orderNumber } }),
    checkParcels: async () => ({ body: { parcels: [await newParcel()] } }),
    // Its prints are not made, so that it leaves only once that is confirmed.
    sendParcels: async () => ({
      body: { carrier: "Swift", urlPattern: null, parcels: [{ ...(await newParcel()), isConfirmed: true }] },
    }),
    getOrder: async () => ({ params: { orderId: (await placeOrder()).orderId } }),
    moveOrder: async () => {
      const { orderId } = await placeOrder();
      shop.clock.advance(3 * HOUR_MS);
      return { params: { orderId }, body: { to: "in_production" } };
    },
    refundOrder: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { amount: 1000, reason: "a scratch on one frame" },
    }),
    undoOrderStep: async () => {
      const { orderId } = await placeOrder();
      await beginUndoable(orderId);
      return { params: { orderId }, body: { step: "in_production" } };
    },
    withdrawRefund: async () => {
      const { orderId } = await placeOrder();
      const order = await shop.shop.repositories.orders.find(orderId);
      if (!order) throw new Error(`Order ${orderId} is missing`);
      const { paymentId, currency } = order;
      const refundId = await shop.shop.transaction((repositories) =>
        requestRefund(
          shop.shop,
          repositories,
          { paymentId, orderId, amount: minor(1000), currency, reason: "a scratch", actor: "owner" },
          { undoMs: HOUR_MS },
        ),
      );
      return { params: { orderId, refundId: refundId ?? "" }, body: {} };
    },
    getOrderWork: async () => ({ params: { orderId: (await placeOrder()).orderId } }),
    reprintTile: async () => {
      const order = await buyPrintedOrder(shop);
      return { params: { orderId: order.orderId }, body: { ...tileOf(order), reason: "dust" } };
    },
    replaceTiles: async () => {
      const order = await buySentOrder(shop);
      return { params: { orderId: order.orderId }, body: { tiles: [tileOf(order)], reason: "lost" } };
    },
    moveReplacement: async () => {
      const order = await buySentOrder(shop);
      const { orderId } = order;
      const { cartItemId: lineId, tile } = tileOf(order);
      const request = { orderId, tiles: [{ lineId, tile, pieces: 1 }], reason: "lost", note: null } as const;
      const made = await replaceTiles(shop.shop, OWNER_ACTOR, request);
      if (made.kind === "error") throw new Error(made.message);
      const body = { to: "shipped", tracking: PARCEL, isConfirmed: true } as const;
      return { params: { orderId, replacementId: made.value.id }, body };
    },
    undoReplacementStep: async () => {
      const order = await buySentOrder(shop);
      const { orderId } = order;
      const { cartItemId: lineId, tile } = tileOf(order);
      const request = { orderId, tiles: [{ lineId, tile, pieces: 1 }], reason: "lost", note: null } as const;
      const undoable = { ...shop.shop, undoTimes: UNDO_TIMES };
      const made = await replaceTiles(undoable, OWNER_ACTOR, request);
      if (made.kind === "error") throw new Error(made.message);
      const replacement = { orderId, replacementId: made.value.id };
      const shipped = { to: "shipped", tracking: PARCEL, isConfirmed: true } as const;
      await moveReplacement(undoable, OWNER_ACTOR, replacement, shipped);
      return { params: replacement, body: { step: "shipped" } };
    },
    correctParcel: async () => ({
      params: { orderId: (await buySentOrder(shop)).orderId },
      body: { ...PARCEL, number: "TCG 456" },
    }),
    holdOrder: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { reason: "asks about tile 2" },
    }),
    releaseOrder: async () => {
      const { orderId } = await placeOrder();
      await holdOrder(shop.shop, OWNER_ACTOR, { orderId, reason: "asks about tile 2" });
      return { params: { orderId }, body: {} };
    },
    addOrderNote: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { text: "Rings after five only" },
    }),
    correctAddress: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { shippingAddress: { ...anAddress(site), address1: "2 Long Street" } },
    }),
    correctEmail: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { email: randomEmail() },
    }),
    mailAgain: async () => ({
      params: { orderId: (await placeOrder()).orderId },
      body: { kind: "order_confirmation" },
    }),
  } satisfies Partial<ValidInputs>;
};
