import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Generated } from "kysely";
import type { MailKind } from "../../../ports/mails/MailOutbox.ts";

export type MessageTables = {
  messageThreads: {
    id: string;
    site: SiteCode;
    orderId: string | null;
    name: string;
    email: string;
    createdAt: Date;
    lastAt: Date;
    /** Position of the last message; 0: none. */
    lastPlace: number;
    /** Position of the shopper's last message; 0: none. */
    shopperLast: number;
    /** Position up to which the shopper has read. */
    shopperSeen: number;
    /** Position up to which the owner has read. */
    ownerSeen: number;
  };
  messages: {
    threadId: string;
    /** Position in the thread, counted from 1. */
    place: number;
    id: string;
    author: MessageAuthor;
    text: string;
    at: Date;
  };
  mailOutbox: {
    id: string;
    /** Dedupe key: one mail for each. */
    occasion: string;
    kind: MailKind;
    /** Id of the subject: the order, refund or other row that the mail is about. */
    about: string;
    createdAt: Date;
    attempts: Generated<number>;
    nextTryAt: Date;
    sentAt: Generated<Date | null>;
    givenUpAt: Generated<Date | null>;
    /** Error of the last attempt. */
    lastFault: Generated<string | null>;
  };
};
