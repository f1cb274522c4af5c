import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import { done, type Outcome } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import { NO_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { NO_THREAD, type Written, write } from "./write.ts";

type InRepositories = Pick<Shop, "repositories">;

export const getThread = async (
  { repositories: { messageThreads } }: InRepositories,
  threadId: string,
): Promise<Outcome<ThreadRecord, "NOT_FOUND">> => {
  const thread = await messageThreads.find(threadId);
  return thread ? done(thread) : NO_THREAD;
};

/** Null while nobody has written about the order. */
export const getOrderThread = async (
  { repositories: { orders, messageThreads } }: InRepositories,
  orderId: string,
): Promise<Outcome<ThreadRecord | null, "NOT_FOUND">> => {
  const thread = await messageThreads.findOfOrder(orderId);
  if (thread) return done(thread);
  return (await orders.find(orderId)) ? done(null) : NO_ORDER;
};

/** R2.15: one more message in a thread that there is. */
export const sendMessage = async (
  shop: Shop,
  threadId: string,
  author: MessageAuthor,
  message: Written,
): Promise<Outcome<ThreadRecord, "NOT_FOUND" | "CONFLICT">> => {
  const outcome = await atomically(shop, (repositories) =>
    write(shop, repositories, threadId, author, message),
  );
  if (outcome.kind === "done") shop.mailSender.wake();
  return outcome;
};

/** Somebody has read the messages up to that place. */
export const markSeen = async (
  { repositories: { messageThreads } }: InRepositories,
  threadId: string,
  by: MessageAuthor,
  place: number,
): Promise<Outcome<ThreadRecord, "NOT_FOUND">> => {
  await messageThreads.markSeen(threadId, by, place);
  const thread = await messageThreads.find(threadId);
  return thread ? done(thread) : NO_THREAD;
};

const A_PAGE = 24;

/** The owner's list; `page` counts from 1. A page that is not there is empty. */
export const listThreads = async ({ repositories: { messageThreads } }: InRepositories, page: number) => {
  const { threads, total, unread } = await messageThreads.list({
    offset: (page - 1) * A_PAGE,
    limit: A_PAGE,
  });
  return { items: threads, page, pages: Math.max(1, Math.ceil(total / A_PAGE)), total, unread };
};
