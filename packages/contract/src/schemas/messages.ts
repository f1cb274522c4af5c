import {
  FORBIDDEN_MESSAGE_CHARACTERS,
  MAX_MESSAGE_LENGTH,
  MESSAGE_AUTHORS,
} from "@storywall/domain/messages/messageLimits.ts";
import * as z from "zod/mini";
import { pageOf } from "./art.ts";
import { clientId, id, singleLine, site, time } from "./primitives.ts";

/** Several lines that a person typed. */
const messageText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2 * MAX_MESSAGE_LENGTH)),
    z.transform((text) => text.replaceAll("\r\n", "\n").trim()),
  ),
  z.string().check(
    z.minLength(1, "Please write something first."),
    z.maxLength(MAX_MESSAGE_LENGTH),
    z.refine((text) => !FORBIDDEN_MESSAGE_CHARACTERS.test(text), "holds a character that cannot be printed"),
  ),
);

/** `messageId` is made up by whoever writes: sent again after no answer came, it is the same message. */
export const newMessage = { text: messageText, messageId: clientId };

export const personName = singleLine(80);

export const message = z.object({
  /** Counted from 1 in its thread. */
  place: z.int(),
  author: z.enum(MESSAGE_AUTHORS),
  text: z.string(),
  at: time,
});
export type Message = z.infer<typeof message>;

/** As its shopper sees it. */
export const thread = z.object({
  /** Opens the thread (R6.3). */
  threadId: id,
  site,
  messages: z.array(message),
});
export type Thread = z.infer<typeof thread>;

const threadFields = {
  threadId: id,
  site,
  name: z.string(),
  email: z.string(),
  orderId: z.nullable(id),
  orderNumber: z.nullable(z.string()),
  lastAt: time,
  /** Something of the shopper's has not been read. */
  isUnread: z.boolean(),
};

/** One line of the owner's list. */
const threadSummary = z.object({
  ...threadFields,
  /** The begin of the latest message. */
  lastText: z.string(),
  lastAuthor: z.enum(MESSAGE_AUTHORS),
});
export type ThreadSummary = z.infer<typeof threadSummary>;

export const threadPage = z.extend(pageOf(threadSummary), { unread: z.int() });

/** As the shop sees it. */
export const ownerThread = z.object({
  ...threadFields,
  messages: z.array(message),
  /** Place of the last message that the shopper has seen. */
  shopperSeen: z.int(),
});
export type OwnerThread = z.infer<typeof ownerThread>;

export const threadQuery = z.strictObject({
  page: z._default(z.coerce.number<number | string>().check(z.multipleOf(1), z.gte(1), z.lte(1_000_000)), 1),
});

/** The place of a message up to which somebody has read. */
export const messagePosition = z.int().check(z.gte(0), z.lte(100_000));
