import { mapResult } from "../../ports/platform/Result.ts";
import {
  answerThread,
  getStaffThread,
  listThreads,
  markThreadRead,
} from "../../usecases/messages/staffThreads.ts";
import { startThread, writeAboutOrder } from "../../usecases/messages/startThread.ts";
import { getOrderThread, getThread, markSeen, sendMessage } from "../../usecases/messages/threads.ts";
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

/** Handlers of messages (R2.15), for shoppers and for the staff. */
export const messageHandlers = (shop: Shop): Pick<Handlers, MessageCall> => ({
  startThread: async ({ body: { orderId, name = "", email, text, messageId } }, { site, requestedSite }) => {
    const message = { id: messageId, text };
    return mapResult(
      await startThread(shop, { orderId, name, email, message, site, requestedSite }),
      toThread,
    );
  },

  getThread: async ({ params: { threadId } }) => {
    return mapResult(await getThread(shop, threadId), toThread);
  },

  getOrderThread: async ({ params: { orderId } }) => {
    return mapResult(await getOrderThread(shop, orderId), (value) => ({ thread: value && toThread(value) }));
  },

  sendMessage: async ({ params: { threadId }, body: { text, messageId } }) => {
    return mapResult(await sendMessage(shop, threadId, { id: messageId, text }), toThread);
  },

  seeMessages: async ({ params: { threadId }, body: { place } }) => {
    return mapResult(await markSeen(shop, threadId, place), (value) => ({
      place: value.shopperSeen,
    }));
  },

  getThreads: async ({ query: { page } }, { actor }) => {
    return mapResult(await listThreads(shop, actor, page), (threads) => ({
      ...threads,
      items: threads.items.map(toThreadSummary),
    }));
  },

  getOwnerThread: async ({ params: { threadId } }, { actor }) => {
    return mapResult(await getStaffThread(shop, actor, threadId), toOwnerThread);
  },

  readThread: async ({ params: { threadId }, body: { place } }, { actor }) => {
    return mapResult(await markThreadRead(shop, actor, threadId, place), toOwnerThread);
  },

  answerThread: async ({ params: { threadId }, body: { text, messageId } }, { actor }) => {
    return mapResult(await answerThread(shop, actor, threadId, { id: messageId, text }), toOwnerThread);
  },

  writeAboutOrder: async ({ params: { orderId }, body: { text, messageId } }, { actor }) => {
    return mapResult(await writeAboutOrder(shop, actor, orderId, { id: messageId, text }), toOwnerThread);
  },
});
