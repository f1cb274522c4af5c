import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

export type MessageRecord = {
  /** Position in the thread, from 1. */
  readonly place: number;
  readonly id: string;
  readonly author: MessageAuthor;
  readonly text: string;
  readonly at: Date;
};

export type NewThread = {
  readonly id: string;
  readonly site: SiteCode;
  /** An order has at most one thread. */
  readonly orderId: string | null;
  readonly name: string;
  /** Answers are mailed here when the shopper has left the page. */
  readonly email: string;
  readonly createdAt: Date;
};

/** A thread with its messages. Positions count messages from 1; 0 is before the first. */
export type ThreadRecord = NewThread & {
  readonly orderNumber: string | null;
  readonly lastAt: Date;
  /** Position of the last message. */
  readonly lastPlace: number;
  /** Position of the shopper's last message. */
  readonly shopperLast: number;
  /** Position up to which each side has read. */
  readonly shopperSeen: number;
  readonly ownerSeen: number;
  readonly messages: readonly MessageRecord[];
};

/** Messages between shoppers and the owner (R2.15). */
export type MessageThreads = {
  /** Adds a thread. Does nothing when its order has one already. */
  insert(thread: NewThread): Promise<void>;
  find(id: string): Promise<ThreadRecord | undefined>;
  findByOrder(orderId: string): Promise<ThreadRecord | undefined>;
  /** Returns the newest state of the thread and locks it until the transaction ends. */
  lock(id: string): Promise<ThreadRecord | undefined>;
  /** Adds a message to a locked thread. Marks all earlier messages as read by its author. */
  addMessage(id: string, message: MessageRecord): Promise<void>;
  /** Marks messages up to this position as read. Never moves the mark back. */
  markSeen(id: string, by: MessageAuthor, place: number): Promise<void>;
  /**
   * Returns a page of threads, those with unread messages first, then by time of the last message, newest first. Each
   * has only its last message. `total` and `unread` count all threads.
   */
  list(page: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly threads: readonly ThreadRecord[]; readonly total: number; readonly unread: number }>;
  /** Sets the address for later mails about the thread of an order. Changes nothing when the order has none. */
  saveEmailOfOrder(orderId: string, email: string): Promise<void>;
  /** Deletes all threads of an email address, with the owner's answers (B12). Returns the number of threads. */
  deleteByEmail(email: string): Promise<number>;
  /** Removes threads without a message since then. */
  removeInactiveSince(before: Date): Promise<void>;
};
