/** Author of a message of a thread (R2.15). */
export const MESSAGE_AUTHORS = ["shopper", "owner"] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** Maximum characters of one message: about a page of text. */
export const MAX_MESSAGE_LENGTH = 2000;

/**
 * Maximum messages of one thread; only a program sends more. A thread is read as a whole, and even with the longest
 * messages it stays below 3 MB.
 */
export const MAX_MESSAGES_PER_THREAD = 400;

/**
 * Matches characters that a message must not contain: control characters except line breaks and tabs, and unpaired
 * surrogates.
 */
export const FORBIDDEN_MESSAGE_CHARACTERS = /\p{Cs}|[\p{Cc}--[\n\t]]/v;

/** Time after which a shopper who has not seen an answer counts as away and gets a mail. */
export const AWAY_AFTER_MINUTES = 3;

/** How long a thread is stored after its last message. */
export const THREAD_RETENTION_DAYS = 730;

/** Minimum time between two mails about a thread to the same side, however much the other side writes. */
export const MIN_MAIL_INTERVAL_MINUTES = 10;
