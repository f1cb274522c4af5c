/** Who wrote a message of a thread (R2.15). */
export const MESSAGE_AUTHORS = ["shopper", "owner"] as const;
export type MessageAuthor = (typeof MESSAGE_AUTHORS)[number];

/** Characters of one message: about a page of text. */
export const MAX_MESSAGE_LENGTH = 2000;

/**
 * Messages of one thread. A person writes fewer; more come from a program. A thread is read as a whole, and with the
 * longest messages it stays below 3 MB.
 */
export const MAX_MESSAGES_PER_THREAD = 400;

/** Matches what a message must not contain: control characters except line breaks and tabs, and unpaired surrogates. */
export const FORBIDDEN_MESSAGE_CHARACTERS = /\p{Cs}|[\p{Cc}--[\n\t]]/v;

/** A shopper who has not seen an answer for this time is away and gets a mail. */
export const AWAY_AFTER_MINUTES = 3;

/** Time after its last message for which a thread is stored. */
export const THREAD_RETENTION_DAYS = 730;

/** Shortest time between two mails about a thread to one side, however much the other side writes. */
export const MIN_MAIL_INTERVAL_MINUTES = 10;
