import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

export type MessageRecord = {
  /** Counted from 1 in its thread. */
  readonly place: number;
  readonly id: string;
  readonly author: MessageAuthor;
  readonly text: string;
  readonly at: Date;
};

export type NewThread = {
  readonly id: string;
  readonly site: SiteCode;
  /** An order has one thread at most. */
  readonly orderId: string | null;
  readonly name: string;
  /** Where answers go when the shopper is away. */
  readonly email: string;
  readonly createdAt: Date;
};

/** Places are those of messages; 0 is before the first. */
export type ThreadRecord = NewThread & {
  readonly orderNumber: string | null;
  readonly lastAt: Date;
  readonly lastPlace: number;
  /** The shopper's latest message. */
  readonly shopperLast: number;
  /** How far each side has read. */
  readonly shopperSeen: number;
  readonly ownerSeen: number;
  readonly messages: readonly MessageRecord[];
};

/** R2.15: what shoppers and the shop write to each other. */
export type MessageThreads = {
  /** Changes nothing when its order has a thread already. */
  insert(thread: NewThread): Promise<void>;
  find(id: string): Promise<ThreadRecord | undefined>;
  findByOrder(orderId: string): Promise<ThreadRecord | undefined>;
  /** As it is now; nobody else writes in it until the transaction ends. */
  lock(id: string): Promise<ThreadRecord | undefined>;
  /** Adds a message to a thread that is locked; its author has read whatever came before. */
  addMessage(id: string, message: MessageRecord): Promise<void>;
  /** Never back: who has read on has read. */
  markSeen(id: string, by: MessageAuthor, place: number): Promise<void>;
  /** Those with something unread first, then the latest; of the messages only the last. And how many there are, and are unread. */
  list(page: {
    readonly offset: number;
    readonly limit: number;
  }): Promise<{ readonly threads: readonly ThreadRecord[]; readonly total: number; readonly unread: number }>;
  /** All that a person has written and was answered, by whatever address they gave (B12); gives how many threads. */
  deleteByEmail(email: string): Promise<number>;
  /** Threads of which nobody has written since. */
  removeInactiveSince(before: Date): Promise<void>;
};
