import { ok } from "../../ports/platform/Result.ts";
import { startThread, writeAboutOrder } from "../../usecases/messages/startThread.ts";
import {
  getOrderThread,
  getThread,
  listThreads,
  markSeen,
  sendMessage,
} from "../../usecases/messages/threads.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toOwnerThread, toThread, toThreadSummary } from "../wire/messages.ts";

type MessageCall =
  | "startThread"
  | "getThread"
  | "getOrderThread"
  | "sendMessage"
  | "seeMessages"
  | "getThreads"
  | "getOwnerThread"
  | "readThread"
  | "answerThread"
  | "writeAboutOrder";

/** Handlers of messages (R2.15), for shoppers and for the owner. */
export const messageHandlers = (shop: Shop): Pick<Handlers, MessageCall> => ({
  startThread: async ({ body: { orderId, name = "", email, text, messageId } }, { site, requestedSite }) => {
    const message = { id: messageId, text };
    const thread = await startThread(shop, { orderId, name, email, message, site, requestedSite });
    return thread.kind === "error" ? thread : ok(toThread(thread.value));
  },

  getThread: async ({ params: { threadId } }) => {
    const thread = await getThread(shop, threadId);
    return thread.kind === "error" ? thread : ok(toThread(thread.value));
  },

  getOrderThread: async ({ params: { orderId } }) => {
    const thread = await getOrderThread(shop, orderId);
    return thread.kind === "error" ? thread : ok({ thread: thread.value && toThread(thread.value) });
  },

  sendMessage: async ({ params: { threadId }, body: { text, messageId } }) => {
    const thread = await sendMessage(shop, threadId, "shopper", { id: messageId, text });
    return thread.kind === "error" ? thread : ok(toThread(thread.value));
  },

  seeMessages: async ({ params: { threadId }, body: { place } }) => {
    const thread = await markSeen(shop, threadId, "shopper", place);
    return thread.kind === "error" ? thread : ok({ place: thread.value.shopperSeen });
  },

  getThreads: async ({ query: { page } }) => {
    const threads = await listThreads(shop, page);
    return ok({ ...threads, items: threads.items.map(toThreadSummary) });
  },

  getOwnerThread: async ({ params: { threadId } }) => {
    const thread = await getThread(shop, threadId);
    return thread.kind === "error" ? thread : ok(toOwnerThread(thread.value));
  },

  readThread: async ({ params: { threadId }, body: { place } }) => {
    const thread = await markSeen(shop, threadId, "owner", place);
    return thread.kind === "error" ? thread : ok(toOwnerThread(thread.value));
  },

  answerThread: async ({ params: { threadId }, body: { text, messageId } }) => {
    const thread = await sendMessage(shop, threadId, "owner", { id: messageId, text });
    return thread.kind === "error" ? thread : ok(toOwnerThread(thread.value));
  },

  writeAboutOrder: async ({ params: { orderId }, body: { text, messageId } }) => {
    const thread = await writeAboutOrder(shop, orderId, { id: messageId, text });
    return thread.kind === "error" ? thread : ok(toOwnerThread(thread.value));
  },
});
