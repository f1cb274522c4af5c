import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { buyOrderToPack, buyPrintedOrder, buySentOrder, tileOf } from "../../support/sentOrders.ts";
import { expectOk } from "../../support/testShop.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const workshopErrorCases = ({
  shop,
  mutateBody,
  UNKNOWN_ID,
  withUnknownId,
  orderOf,
  withInvalidAddress,
  withEmailChangedThrice,
}: InputMutators): Pick<
  ErrorCases,
  | "getOrderWork"
  | "reprintTile"
  | "replaceTiles"
  | "moveReplacement"
  | "undoReplacementStep"
  | "correctParcel"
  | "holdOrder"
  | "releaseOrder"
  | "addOrderNote"
  | "correctAddress"
  | "correctEmail"
  | "mailAgain"
  | "getBatches"
  | "getBatch"
  | "changeBatchClosing"
  | "closeBatch"
  | "markBatchPrinted"
  | "undoBatchStep"
  | "getPackages"
  | "getPackage"
  | "packPiece"
  | "sendPackage"
> => ({
  getOrderWork: { NOT_FOUND: withUnknownId },
  reprintTile: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ reason: "lost" })) },
  replaceTiles: {
    NOT_FOUND: withUnknownId,
    CONFLICT: async (good) => ({
      ...good,
      params: { orderId: (await buyPrintedOrder(shop)).orderId },
    }),
  },
  moveReplacement: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ to: "delivered", tracking: undefined, isConfirmed: undefined })),
  },
  undoReplacementStep: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ step: "delivered" })),
  },
  correctParcel: {
    NOT_FOUND: withUnknownId,
    CONFLICT: async (good) => ({
      ...good,
      params: { orderId: (await buyPrintedOrder(shop)).orderId },
    }),
  },
  holdOrder: {
    NOT_FOUND: withUnknownId,
    CONFLICT: async (good) => {
      const orderId = orderOf(good.params ?? {});
      await expectOk(shop.call(cancelOrder, { params: { orderId }, body: {} }));
      return good;
    },
  },
  releaseOrder: { NOT_FOUND: withUnknownId },
  addOrderNote: { NOT_FOUND: withUnknownId },
  correctAddress: {
    NOT_FOUND: withUnknownId,
    CONFLICT: async (good) => ({ ...good, params: { orderId: (await buySentOrder(shop)).orderId } }),
    ADDRESS_INVALID: withInvalidAddress,
  },
  correctEmail: { NOT_FOUND: withUnknownId, TOO_MANY_REQUESTS: withEmailChangedThrice },
  mailAgain: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ kind: "shipped" })) },
  getBatches: {},
  getBatch: { NOT_FOUND: (good) => ({ ...good, params: { batchId: UNKNOWN_ID } }) },
  changeBatchClosing: {
    CONFLICT: mutateBody(() => ({ expectedVersion: 7 })),
  },
  closeBatch: { CONFLICT: mutateBody(() => ({ sheets: ["no-such-sheet"] })) },
  markBatchPrinted: { NOT_FOUND: (good) => ({ ...good, params: { batchId: UNKNOWN_ID } }) },
  undoBatchStep: {
    NOT_FOUND: (good) => ({ ...good, params: { batchId: UNKNOWN_ID } }),
    CONFLICT: mutateBody(() => ({ step: "printed" })),
  },
  getPackages: {},
  getPackage: { NOT_FOUND: (good) => ({ ...good, params: { number: "ZA-0" } }) },
  packPiece: {
    NOT_FOUND: mutateBody(() => ({ copy: 9 })),
    CONFLICT: async () => {
      const order = await buySentOrder(shop);
      return { params: { number: order.orderNumber }, body: { ...tileOf(order), copy: 1, isPacked: true } };
    },
  },
  sendPackage: {
    NOT_FOUND: (good) => ({ ...good, params: { number: "ZA-0" } }),
    CONFLICT: async (good) => ({
      ...good,
      params: { number: (await buyOrderToPack(shop)).orderNumber },
    }),
  },
});
