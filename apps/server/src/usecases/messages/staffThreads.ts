import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { addMessage, type NewMessage, THREAD_NOT_FOUND } from "./addMessage.ts";
import { getThread } from "./threads.ts";

type WithRepositories = Pick<Shop, "repositories">;

const PAGE_SIZE = 24;

type ThreadPage = {
  readonly items: readonly ThreadRecord[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly unread: number;
};

/** Lists threads for the staff. `page` counts from 1; a page beyond the last is empty. */
export const listThreads = async (
  { repositories: { messageThreads } }: WithRepositories,
  actor: StaffActor,
  page: number,
): Promise<Result<ThreadPage, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "messages.write");
  if (allowed.kind === "error") return allowed;
  const { threads, total, unread } = await messageThreads.list({
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  });
  return ok({ items: threads, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)), total, unread });
};

/** Returns a thread for the staff. */
export const getStaffThread = async (
  shop: WithRepositories,
  actor: StaffActor,
  threadId: string,
): Promise<Result<ThreadRecord, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "messages.write");
  return allowed.kind === "error" ? allowed : getThread(shop, threadId);
};

/** Adds an answer of the staff to an existing thread (R2.15). */
export const answerThread = async (
  shop: Shop,
  actor: StaffActor,
  threadId: string,
  message: NewMessage,
): Promise<Result<ThreadRecord, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "messages.write");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction(shop, (repositories) =>
    addMessage(shop, repositories, threadId, actor, message),
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

/** Records that the staff have read the messages up to a position. */
export const markThreadRead = async (
  { repositories: { messageThreads } }: WithRepositories,
  actor: StaffActor,
  threadId: string,
  position: number,
): Promise<Result<ThreadRecord, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "messages.write");
  if (allowed.kind === "error") return allowed;
  await messageThreads.markSeen(threadId, "owner", position);
  const thread = await messageThreads.find(threadId);
  return thread ? ok(thread) : THREAD_NOT_FOUND;
};
