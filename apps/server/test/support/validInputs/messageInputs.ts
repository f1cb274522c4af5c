import { randomUUID } from "node:crypto";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { expectOk, type TestShop } from "../testShop.ts";
import { inputSources } from "./inputSources.ts";
import type { ValidInputs } from "./inputTypes.ts";

/** Creates inputs of the calls about messages. */
export const messageInputs = (shop: TestShop) => {
  const { placeOrder, randomEmail } = inputSources(shop);
  const site: SiteCode = "ZA";
  const newMessage = () => ({ text: "Does it come with a hook?", messageId: randomUUID() });
  const createThread = async (): Promise<string> => {
    const body = { ...newMessage(), email: randomEmail(), site };
    return (await expectOk(shop.call(startThread, { body }))).threadId;
  };
  return {
    startThread: async () => ({ body: { ...newMessage(), name: "Thandi", email: randomEmail(), site } }),
    getThread: async () => ({ params: { threadId: await createThread() } }),
    getOrderThread: async () => ({ params: { orderId: (await placeOrder()).orderId } }),
    sendMessage: async () => ({ params: { threadId: await createThread() }, body: newMessage() }),
    seeMessages: async () => ({ params: { threadId: await createThread() }, body: { place: 1 } }),
    getThreads: async () => ({ query: { page: 1 } }),
    getOwnerThread: async () => ({ params: { threadId: await createThread() } }),
    readThread: async () => ({ params: { threadId: await createThread() }, body: { place: 1 } }),
    answerThread: async () => ({ params: { threadId: await createThread() }, body: newMessage() }),
    writeAboutOrder: async () => ({ params: { orderId: (await placeOrder()).orderId }, body: newMessage() }),
  } satisfies Partial<ValidInputs>;
};
