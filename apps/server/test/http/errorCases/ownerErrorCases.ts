import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const ownerErrorCases = ({
  mutateBody,
  withUnknownId,
  withFullThread,
  withFullOrderThread,
  newShopper,
  withTooManyAttempts,
  passChangeWindow,
}: InputMutators): Pick<
  ErrorCases,
  | "getThreads"
  | "getOwnerThread"
  | "readThread"
  | "answerThread"
  | "writeAboutOrder"
  | "getOrders"
  | "getToday"
  | "sendTestMail"
  | "findOrders"
  | "beginOrders"
  | "undoOrderSteps"
  | "getMenuCounts"
  | "getParcelsToSend"
  | "checkParcels"
  | "sendParcels"
  | "searchAdmin"
  | "getOrder"
  | "moveOrder"
  | "undoOrderStep"
  | "refundOrder"
  | "withdrawRefund"
  | "retryPrints"
  | "getHeldPrints"
  | "approvePrint"
  | "undoPrintApproval"
  | "getPaymentsToReview"
  | "settlePaymentReview"
  | "signInOwner"
  | "signOutOwner"
  | "getOwnerSession"
  | "getSite"
  | "changeSite"
> => ({
  getThreads: {},
  getOwnerThread: { NOT_FOUND: withUnknownId },
  readThread: { NOT_FOUND: withUnknownId },
  answerThread: { NOT_FOUND: withUnknownId, CONFLICT: withFullThread },
  writeAboutOrder: { NOT_FOUND: withUnknownId, CONFLICT: withFullOrderThread },
  getOrders: {},
  getToday: {},
  sendTestMail: {},
  findOrders: {},
  beginOrders: {},
  undoOrderSteps: {},
  getMenuCounts: {},
  getParcelsToSend: {},
  checkParcels: {},
  sendParcels: {},
  searchAdmin: {},
  getOrder: { NOT_FOUND: withUnknownId },
  moveOrder: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ to: "delivered" })) },
  undoOrderStep: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ step: "shipped" })) },
  refundOrder: { NOT_FOUND: withUnknownId, CONFLICT: mutateBody(() => ({ amount: 1_000_000 })) },
  withdrawRefund: { NOT_FOUND: withUnknownId, CONFLICT: passChangeWindow },
  retryPrints: {
    NOT_FOUND: withUnknownId,
    CONFLICT: async (good) => ({ ...good, params: { orderId: (await newShopper().buy()).order.orderId } }),
  },
  getHeldPrints: {},
  approvePrint: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ tile: "tile_2" })),
  },
  undoPrintApproval: {
    NOT_FOUND: withUnknownId,
    CONFLICT: mutateBody(() => ({ tile: "tile_2" })),
  },
  getPaymentsToReview: {},
  settlePaymentReview: { NOT_FOUND: withUnknownId },
  signInOwner: {
    PASSWORD_WRONG: mutateBody(() => ({ password: "not the password" })),
    TOO_MANY_REQUESTS: withTooManyAttempts,
  },
  signOutOwner: {},
  getOwnerSession: {},
  getSite: {},
  changeSite: {
    CONFLICT: mutateBody((good) => ({ expectedVersion: Number(Reflect.get(good, "expectedVersion")) + 1 })),
    SITE_INVALID: mutateBody(() => ({ framePrices: { rectangle_small: 0 } })),
  },
});
