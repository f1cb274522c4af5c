/** Who wrote a message of a thread (R2.15). */
export const MESSAGE_AUTHORS = ["shopper", "owner"] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** Characters of one message: a page of text. Whoever has more to say sends two. */
export const MAX_MESSAGE_LENGTH = 2000;

/** Messages of one thread; behind it stands a person's whole correspondence, or a machine. */
export const MAX_MESSAGES_PER_THREAD = 500;

/** What a message may not hold: control characters except line breaks and tabs, and halves of characters. */
export const FORBIDDEN_MESSAGE_CHARACTERS = /\p{Cs}|[\p{Cc}--[\n\t]]/v;

/** A shopper who has not seen an answer for that long is away, and is written to. */
export const AWAY_AFTER_MINUTES = 3;

/** How long a thread is kept after its last message. */
export const THREAD_RETENTION_DAYS = 730;

/** One side is written to about a thread at most once in this time, however much the other writes. */
export const MIN_MAIL_INTERVAL_MINUTES = 10;
