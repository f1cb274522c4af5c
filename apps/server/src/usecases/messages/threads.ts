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

/** Returns the thread about an order, or null when there is none yet. */
export const getOrderThread = async (
  { repositories: { orders, messageThreads } }: WithRepositories,
  orderId: string,
): Promise<Result<ThreadRecord | null, "NOT_FOUND">> => {
  const thread = await messageThreads.findByOrder(orderId);
  if (thread) return ok(thread);
  return (await orders.find(orderId)) ? ok(null) : ORDER_NOT_FOUND;
};

/** Adds a shopper's message to an existing thread (R2.15). */
export const sendMessage = async (
  shop: Shop,
  threadId: string,
  message: NewMessage,
): Promise<Result<ThreadRecord, "NOT_FOUND" | "CONFLICT">> => {
  const result = await runInTransaction(shop, (repositories) =>
    addMessage(shop, repositories, threadId, "shopper", message),
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

/** Records that the shopper has read the messages up to a position. */
export const markSeen = async (
  { repositories: { messageThreads } }: WithRepositories,
  threadId: string,
  position: number,
): Promise<Result<ThreadRecord, "NOT_FOUND">> => {
  await messageThreads.markSeen(threadId, "shopper", position);
  const thread = await messageThreads.find(threadId);
  return thread ? ok(thread) : THREAD_NOT_FOUND;
};
