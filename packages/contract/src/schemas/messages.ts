import {
  FORBIDDEN_MESSAGE_CHARACTERS,
  MAX_MESSAGE_LENGTH,
  MESSAGE_AUTHORS,
} from "@storywall/domain/messages/messageLimits.ts";
import * as z from "zod/mini";
import { pageOf } from "./art.ts";
import { clientId, id, pageNumber, singleLine, site, time } from "./primitives.ts";

/** Text of one or more lines that a visitor or staff member typed. */
const messageText = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2 * MAX_MESSAGE_LENGTH)),
    z.transform((text) => text.replaceAll("\r\n", "\n").trim()),
  ),
  z.string().check(
    z.minLength(1, "Please write your message first."),
    z.maxLength(MAX_MESSAGE_LENGTH),
    z.refine((text) => !FORBIDDEN_MESSAGE_CHARACTERS.test(text), "holds a character that cannot be printed"),
  ),
);

/** The client creates `messageId`, so a message that is sent again after a lost reply is stored once. */
export const newMessage = { text: messageText, messageId: clientId };

export const personName = singleLine(80);

export const message = z.object({
  /** Position in its thread, from 1. */
  place: z.int(),
  author: z.enum(MESSAGE_AUTHORS),
  text: z.string(),
  at: time,
});
export type Message = z.infer<typeof message>;

/** A thread as its shopper sees it. */
export const thread = z.object({
  /** Id that gives access to the thread (R6.3). */
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
  /** True when staff have not read all messages of the shopper. */
  isUnread: z.boolean(),
};

/** One entry of the owner's list. */
export const threadSummary = z.object({
  ...threadFields,
  /** The start of the latest message. */
  lastText: z.string(),
  lastAuthor: z.enum(MESSAGE_AUTHORS),
});
export type ThreadSummary = z.infer<typeof threadSummary>;

export const threadPage = z.extend(pageOf(threadSummary), { unread: z.int() });

/** The shopper's last message about an order, for the pages where its prints are checked and packed. */
export const shopperMessage = z.object({
  threadId: id,
  /** The start of the message. */
  text: z.string(),
  at: time,
  /** True when the shop has written after it. */
  isAnswered: z.boolean(),
});
export type ShopperMessage = z.infer<typeof shopperMessage>;

/** A thread as the owner sees it. */
export const ownerThread = z.object({
  ...threadFields,
  messages: z.array(message),
  /** Position of the last message that the shopper has seen. */
  shopperSeen: z.int(),
});
export type OwnerThread = z.infer<typeof ownerThread>;

export const threadQuery = z.strictObject({
  page: pageNumber,
});

/** Position of the last message that the reader has seen; 0 for none. */
export const messagePosition = z.int().check(z.gte(0), z.lte(100_000));
