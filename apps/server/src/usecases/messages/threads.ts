import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { addMessage, type NewMessage, THREAD_NOT_FOUND } from "./addMessage.ts";

type WithRepositories = Pick<Shop, "repositories">;

export const getThread = async (
  { repositories: { messageThreads } }: WithRepositories,
  threadId: string,
): Promise<Result<ThreadRecord, "NOT_FOUND">> => {
  const thread = await messageThreads.find(threadId);
  return thread ? ok(thread) : THREAD_NOT_FOUND;
};

/** Null while nobody has written about the order. */
export const getOrderThread = async (
  { repositories: { orders, messageThreads } }: WithRepositories,
  orderId: string,
): Promise<Result<ThreadRecord | null, "NOT_FOUND">> => {
  const thread = await messageThreads.findByOrder(orderId);
  if (thread) return ok(thread);
  return (await orders.find(orderId)) ? ok(null) : ORDER_NOT_FOUND;
};

/** R2.15: one more message in a thread that there is. */
export const sendMessage = async (
  shop: Shop,
  threadId: string,
  author: MessageAuthor,
  message: NewMessage,
): Promise<Result<ThreadRecord, "NOT_FOUND" | "CONFLICT">> => {
  const result = await runInTransaction(shop, (repositories) =>
    addMessage(shop, repositories, threadId, author, message),
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

/** Somebody has read the messages up to that place. */
export const markSeen = async (
  { repositories: { messageThreads } }: WithRepositories,
  threadId: string,
  by: MessageAuthor,
  position: number,
): Promise<Result<ThreadRecord, "NOT_FOUND">> => {
  await messageThreads.markSeen(threadId, by, position);
  const thread = await messageThreads.find(threadId);
  return thread ? ok(thread) : THREAD_NOT_FOUND;
};

const PAGE_SIZE = 24;

/** The owner's list; `page` counts from 1. A page that is not there is empty. */
export const listThreads = async ({ repositories: { messageThreads } }: WithRepositories, page: number) => {
  const { threads, total, unread } = await messageThreads.list({
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  return { items: threads, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total, unread };
};
