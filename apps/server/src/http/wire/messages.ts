import type {
  Message,
  OwnerThread,
  ShopperMessage,
  Thread,
  ThreadSummary,
} from "@storywall/contract/schemas/messages.ts";
import type { MessageRecord, ThreadRecord } from "../../ports/messages/MessageThreads.ts";

/**
 * Returns the thread for its shopper, without address and order: a visitor with the thread's id need not learn them.
 */
export const toThread = ({ id, site, messages }: ThreadRecord): Thread => ({
  threadId: id,
  site,
  messages: messages.map(toMessage),
});

export const toOwnerThread = (thread: ThreadRecord): OwnerThread => ({
  ...toThreadDetails(thread),
  messages: thread.messages.map(toMessage),
  shopperSeen: thread.shopperSeen,
});

/** Returns the summary of a thread that has only its last message. */
export const toThreadSummary = (thread: ThreadRecord): ThreadSummary => {
  const last = thread.messages.at(-1);
  return {
    ...toThreadDetails(thread),
    lastText: (last?.text ?? "").slice(0, MAX_SUMMARY_CHARACTERS),
    lastAuthor: last?.author ?? "shopper",
  };
};

/** Returns the shopper's last message; null when there is none. */
export const toShopperMessage = (thread: ThreadRecord | null): ShopperMessage | null => {
  const last = thread?.messages.findLast(({ author }) => author === "shopper");
  if (!thread || !last) return null;
  return {
    threadId: thread.id,
    text: last.text.slice(0, MAX_SHOPPER_MESSAGE_CHARACTERS),
    at: last.at.toISOString(),
    isAnswered: thread.lastPlace > last.place,
  };
};

const MAX_SHOPPER_MESSAGE_CHARACTERS = 300;

const MAX_SUMMARY_CHARACTERS = 160;

const toThreadDetails = (thread: ThreadRecord) => ({
  threadId: thread.id,
  site: thread.site,
  name: thread.name,
  email: thread.email,
  orderId: thread.orderId,
  orderNumber: thread.orderNumber,
  lastAt: thread.lastAt.toISOString(),
  isUnread: thread.shopperLast > thread.ownerSeen,
});

export const toMessage = ({ place, author, text, at }: MessageRecord): Message => ({
  place,
  author,
  text,
  at: at.toISOString(),
});
