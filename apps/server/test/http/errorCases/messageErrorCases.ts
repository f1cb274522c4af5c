import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { expectOk, OTHER_SITE } from "../../support/testShop.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const messageErrorCases = ({
  shop,
  mutateBody,
  UNKNOWN_ID,
  withUnknownId,
  fillThread,
  withFullThread,
  newShopper,
}: InputMutators): Pick<
  ErrorCases,
  "startThread" | "getThread" | "getOrderThread" | "sendMessage" | "seeMessages"
> => ({
  startThread: {
    NOT_FOUND: mutateBody(() => ({ orderId: UNKNOWN_ID })),
    SITE_MISMATCH: mutateBody(async () => ({
      orderId: (await newShopper().buy()).order.orderId,
      site: OTHER_SITE.ZA,
    })),
    EMAIL_MISSING: mutateBody(() => ({ email: undefined })),
    CONFLICT: mutateBody(async () => {
      const { orderId } = (await newShopper().buy()).order;
      const message = { text: "Hello", messageId: "first" };
      const { threadId } = await expectOk(shop.call(startThread, { body: { orderId, ...message } }));
      await fillThread(threadId);
      return { orderId };
    }),
  },
  getThread: { NOT_FOUND: withUnknownId },
  getOrderThread: { NOT_FOUND: withUnknownId },
  sendMessage: { NOT_FOUND: withUnknownId, CONFLICT: withFullThread },
  seeMessages: { NOT_FOUND: withUnknownId },
});
