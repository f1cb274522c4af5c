/** Kinds of mails about orders. Their texts are in usecases/mails. */
export const ORDER_MAIL_KINDS = [
  "order_confirmation",
  "uploads_wanted",
  "upload_link",
  "uploads_reminder",
  "uploads_received",
  "in_production",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
  "order_changed",
  "parcel_corrected",
  "parcel_number_added",
  "email_corrected",
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** Kinds of mails to the address that an order had before its buyer corrected it. */
const EARLIER_EMAIL_MAIL_KINDS = ["email_replaced"] as const;

/** Kinds of mails to people who look for their orders. The mail's subject is the newest order. */
const ORDER_LINKS_MAIL_KINDS = ["order_links"] as const;

/** Kinds of mails about single refunds: of a part of an order's amount, and of a payment that matched no order. */
const REFUND_MAIL_KINDS = ["partly_refunded", "payment_given_back"] as const;

/** Kinds of mails about tiles of an order that are made again at no charge. */
const REPLACEMENT_MAIL_KINDS = ["replacement_made", "replacement_shipped"] as const;
export type ReplacementMailKind = (typeof REPLACEMENT_MAIL_KINDS)[number];

/** Kinds of mails that ask a shopper about soft prints of an order. */
const PRINT_QUESTION_MAIL_KINDS = ["print_question", "print_question_reminder"] as const;
export type PrintQuestionMailKind = (typeof PRINT_QUESTION_MAIL_KINDS)[number];

/** Kinds of mails to newsletter subscribers. Each must carry an unsubscribe link. */
const SUBSCRIBER_MAIL_KINDS = ["subscription_confirm", "promo_welcome"] as const;

/** Kinds of mails that send visitors a link to their own design. */
const LINK_MAIL_KINDS = ["design_link"] as const;

/** Kinds of mails to people who ask to see or delete the personal data of their address. */
const PRIVACY_MAIL_KINDS = ["data_request"] as const;

/** Kinds of mails about messages (R2.15): to the owner, and to shoppers who have left the page. */
const MESSAGE_MAIL_KINDS = ["message_for_shop", "message_for_shopper"] as const;

/**
 * Kinds of mails to staff: an invitation, a link for a forgotten password, alerts for all owners, notices that
 * each person subscribed to, and a mail to test the mail server.
 */
const STAFF_MAIL_KINDS = [
  "staff_invitation",
  "staff_password_link",
  "staff_alert",
  "staff_notices",
  "staff_test",
] as const;

export const MAIL_KINDS = [
  ...ORDER_MAIL_KINDS,
  ...EARLIER_EMAIL_MAIL_KINDS,
  ...ORDER_LINKS_MAIL_KINDS,
  ...REFUND_MAIL_KINDS,
  ...REPLACEMENT_MAIL_KINDS,
  ...PRINT_QUESTION_MAIL_KINDS,
  ...SUBSCRIBER_MAIL_KINDS,
  ...LINK_MAIL_KINDS,
  ...PRIVACY_MAIL_KINDS,
  ...MESSAGE_MAIL_KINDS,
  ...STAFF_MAIL_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export type QueuedMail = {
  readonly id: string;
  /** Unique among all mails, so that one event causes one mail. */
  readonly dedupeKey: string;
  readonly kind: MailKind;
  /**
   * Id of the mail's subject: an order, a correction of its email address, a refund, a replacement, a
   * subscriber, a mail of a link, a data request or a message thread.
   */
  readonly subjectId: string;
  readonly createdAt: Date;
};

/** A mail to add. It is not sent before `dueAt`. */
type NewMail = QueuedMail & { readonly dueAt?: Date };

/** A mail that was claimed. Only the claiming process may send it, until the lease ends. */
export type ClaimedMail = QueuedMail & {
  /** Number of claims, including this one. */
  readonly attempts: number;
};

/** Transactional outbox: mails to send, stored in the same database as their subjects. */
export type MailOutbox = {
  /** Adds a mail. Does nothing when a mail with the same `dedupeKey` exists. */
  add(mail: NewMail): Promise<void>;
  /**
   * Claims the mail that is due longest. Other processes skip it until `leaseEnds`. Skips kinds that this
   * program does not know: a newer version of the program has added and will send them.
   */
  claim(now: Date, leaseEnds: Date): Promise<ClaimedMail | undefined>;
  /**
   * Withdraws the mail of this key, which may then be added again. Returns false and changes nothing when it is
   * being sent or was sent: the lock of the row decides between this and `claim`.
   */
  withdraw(dedupeKey: string): Promise<boolean>;
  /** Makes a mail due again that was given up. Does nothing when it is still waiting or was sent. */
  retryGivenUp(dedupeKey: string, at: Date): Promise<void>;
  markSent(id: string, at: Date): Promise<void>;
  retryAt(id: string, at: Date, error: string): Promise<void>;
  markFailed(id: string, at: Date, error: string): Promise<void>;
  /** Returns the given keys for which a mail exists, sent or not. */
  findExistingDedupeKeys(dedupeKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns when the mail of this key was sent; null when it was not, or does not exist. */
  findSentAt(dedupeKey: string): Promise<Date | null>;
  /** Returns when mails of this kind about this subject were added since then, oldest first. */
  findTimesSince(subjectId: string, kind: MailKind, since: Date): Promise<readonly Date[]>;
  removeSentBefore(before: Date): Promise<void>;
};
