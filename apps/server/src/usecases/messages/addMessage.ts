import {
  AWAY_AFTER_MINUTES,
  MAX_MESSAGES_PER_THREAD,
  MIN_MAIL_INTERVAL_MINUTES,
} from "@storywall/domain/messages/messageLimits.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { notifyStaff } from "../notices/notifyStaff.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

export const THREAD_NOT_FOUND = err("NOT_FOUND", "We can't find these messages.");

const THREAD_FULL = err("CONFLICT", "This conversation is full. Please continue by email.");

/** `id` is chosen by the client: a repeated id is the same message. */
export type NewMessage = { readonly id: string; readonly text: string };

/** Author of a message: the thread's shopper, or a staff member, whom the shopper sees as the shop. */
export type MessageSender = "shopper" | StaffActor;

const MAIL_BY_AUTHOR = {
  // A mail notifies the other side: the owner at once, a shopper who has not read the message after some
  // minutes.
  shopper: { kind: "message_for_shop", afterMinutes: 0 },
  owner: { kind: "message_for_shopper", afterMinutes: AWAY_AFTER_MINUTES },
} as const;

/** Adds a message to a thread once, and queues the mail to the other side in the same transaction (R2.15). */
export const addMessage = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "messageThreads" | "mailOutbox" | "auditLog" | "staffNotices">,
  threadId: string,
  sender: MessageSender,
  { id, text }: NewMessage,
): Promise<Result<ThreadRecord, "NOT_FOUND" | "CONFLICT">> => {
  const { messageThreads, mailOutbox, auditLog } = repositories;
  // A concurrent message waits here and gets the next position.
  const thread = await messageThreads.lock(threadId);
  if (!thread) return THREAD_NOT_FOUND;
  if (thread.messages.some((message) => message.id === id)) return ok(thread);
  if (thread.lastPlace >= MAX_MESSAGES_PER_THREAD) return THREAD_FULL;
  const now = clock.now();
  const position = thread.lastPlace + 1;
  const author = sender === "shopper" ? "shopper" : "owner";
  await messageThreads.addMessage(threadId, { place: position, id, author, text, at: now });

  if (sender !== "shopper") {
    const subject = { kind: "thread", id: threadId, label: thread.orderNumber ?? "A question" } as const;
    await recordAudit(
      { clock },
      { auditLog },
      { actor: sender, action: "message.sent", site: thread.site, subject },
    );
  }

  if (sender === "shopper") {
    const dedupeKey = `thread ${threadId} message ${position}`;
    const notice = { kind: "message", subjectId: threadId, dedupeKey, site: thread.site } as const;
    await notifyStaff({ clock }, repositories, notice);
  }

  const { kind, afterMinutes } = MAIL_BY_AUTHOR[author];
  const since = new Date(now.getTime() - MIN_MAIL_INTERVAL_MINUTES * MINUTE_MS);
  if ((await mailOutbox.findTimesSince(threadId, kind, since)).length === 0) {
    await mailOutbox.add({
      id: ids.next(),
      dedupeKey: `thread ${threadId} message ${position}`,
      kind,
      subjectId: threadId,
      createdAt: now,
      dueAt: new Date(now.getTime() + afterMinutes * MINUTE_MS),
    });
  }
  return ok((await messageThreads.find(threadId)) ?? thread);
};
