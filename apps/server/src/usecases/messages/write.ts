import {
  AWAY_AFTER_MINUTES,
  MAIL_EVERY_MINUTES,
  MAX_MESSAGES_A_THREAD,
  type MessageAuthor,
} from "@storywall/domain/messages/messageLimits.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

export const NO_THREAD = refuse("NOT_FOUND", "We do not know these messages.");

const THREAD_IS_FULL = refuse(
  "CONFLICT",
  "There is a lot in here already. Please go on by e-mail, which has room for all of it.",
);

/** `id` is made up by whoever writes: the same one again is the same message. */
export type Written = { readonly id: string; readonly text: string };

const MINUTE_MS = 60_000;

const MAIL_TO = {
  // Whoever wrote is read by the other side: the owner at once, a shopper when they have not looked for some minutes.
  shopper: { kind: "message_for_shop", afterMinutes: 0 },
  owner: { kind: "message_for_shopper", afterMinutes: AWAY_AFTER_MINUTES },
} as const;

/** R2.15: adds a message to a thread, once, and queues the mail that tells the other side, in the same transaction. */
export const write = async (
  { clock, ids }: Pick<Shop, "clock" | "ids">,
  { messageThreads, mailOutbox }: Pick<Repositories, "messageThreads" | "mailOutbox">,
  threadId: string,
  author: MessageAuthor,
  { id, text }: Written,
): Promise<Outcome<ThreadRecord, "NOT_FOUND" | "CONFLICT">> => {
  // Who writes at the same moment waits here, and comes after.
  const thread = await messageThreads.lock(threadId);
  if (!thread) return NO_THREAD;
  if (thread.messages.some((message) => message.id === id)) return done(thread);
  if (thread.lastPlace >= MAX_MESSAGES_A_THREAD) return THREAD_IS_FULL;
  const now = clock.now();
  const place = thread.lastPlace + 1;
  await messageThreads.add(threadId, { place, id, author, text, at: now });

  const { kind, afterMinutes } = MAIL_TO[author];
  const since = new Date(now.getTime() - MAIL_EVERY_MINUTES * MINUTE_MS);
  if ((await mailOutbox.timesSince(threadId, kind, since)).length === 0) {
    await mailOutbox.add({
      id: ids.next(),
      occasion: `thread ${threadId} message ${place}`,
      kind,
      about: threadId,
      createdAt: now,
      dueAt: new Date(now.getTime() + afterMinutes * MINUTE_MS),
    });
  }
  return done((await messageThreads.find(threadId)) ?? thread);
};
