import type { Message, OwnerThread, Thread, ThreadSummary } from "@storywall/contract/schemas/messages.ts";
import type { MessageRecord, ThreadRecord } from "../../ports/messages/MessageThreads.ts";

/** Without the address and the order: whoever has the thread's id need not learn them from it. */
export const toThread = ({ id, site, messages }: ThreadRecord): Thread => ({
  threadId: id,
  site,
  messages: messages.map(toMessage),
});

export const toOwnerThread = (thread: ThreadRecord): OwnerThread => ({
  ...toCorrespondent(thread),
  messages: thread.messages.map(toMessage),
  shopperSeen: thread.shopperSeen,
});

/** Of a thread with its last message. */
export const toThreadSummary = (thread: ThreadRecord): ThreadSummary => {
  const last = thread.messages.at(-1);
  return {
    ...toCorrespondent(thread),
    lastText: (last?.text ?? "").slice(0, BEGIN),
    lastAuthor: last?.author ?? "shopper",
  };
};

const BEGIN = 160;

const toCorrespondent = (thread: ThreadRecord) => ({
  threadId: thread.id,
  site: thread.site,
  name: thread.name,
  email: thread.email,
  orderId: thread.orderId,
  orderNumber: thread.orderNumber,
  lastAt: thread.lastAt.toISOString(),
  isUnread: thread.shopperLast > thread.ownerSeen,
});

const toMessage = ({ place, author, text, at }: MessageRecord): Message => ({
  place,
  author,
  text,
  at: at.toISOString(),
});
