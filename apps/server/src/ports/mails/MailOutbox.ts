/** What the shop writes about orders; what each says stands in usecases/mails. */
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
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** What it writes about single refunds: a part of an order's money, and money that bought nothing. */
export const REFUND_MAIL_KINDS = ["partly_refunded", "payment_given_back"] as const;
export type RefundMailKind = (typeof REFUND_MAIL_KINDS)[number];

/** What it writes to those who asked for news; each has a way out. */
export const SUBSCRIBER_MAIL_KINDS = ["promo_welcome"] as const;
export type SubscriberMailKind = (typeof SUBSCRIBER_MAIL_KINDS)[number];

/** What it writes to whoever wants a link to their own design in their own mail. */
export const LINK_MAIL_KINDS = ["design_link"] as const;
export type LinkMailKind = (typeof LINK_MAIL_KINDS)[number];

/** What it writes to whoever wants to see or delete what belongs to their address. */
export const PRIVACY_MAIL_KINDS = ["data_request"] as const;
export type PrivacyMailKind = (typeof PRIVACY_MAIL_KINDS)[number];
/** What it writes about messages (R2.15): to the owner, and to a shopper who has gone. */
export const MESSAGE_MAIL_KINDS = ["message_for_shop", "message_for_shopper"] as const;
export type MessageMailKind = (typeof MESSAGE_MAIL_KINDS)[number];

export const MAIL_KINDS = [
  ...ORDER_MAIL_KINDS,
  ...REFUND_MAIL_KINDS,
  ...SUBSCRIBER_MAIL_KINDS,
  ...LINK_MAIL_KINDS,
  ...PRIVACY_MAIL_KINDS,
  ...MESSAGE_MAIL_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const isRefundMail = (kind: MailKind): kind is RefundMailKind =>
  (REFUND_MAIL_KINDS as readonly MailKind[]).includes(kind);

export const isSubscriberMail = (kind: MailKind): kind is SubscriberMailKind =>
  (SUBSCRIBER_MAIL_KINDS as readonly MailKind[]).includes(kind);

export const isLinkMail = (kind: MailKind): kind is LinkMailKind =>
  (LINK_MAIL_KINDS as readonly MailKind[]).includes(kind);

export const isPrivacyMail = (kind: MailKind): kind is PrivacyMailKind =>
  (PRIVACY_MAIL_KINDS as readonly MailKind[]).includes(kind);
export const isMessageMail = (kind: MailKind): kind is MessageMailKind =>
  (MESSAGE_MAIL_KINDS as readonly MailKind[]).includes(kind);

export type QueuedMail = {
  readonly id: string;
  /** Two mails never have the same: that is how one event is written about once. */
  readonly dedupeKey: string;
  readonly kind: MailKind;
  /** Id of what it is about: an order, a refund, a subscriber, a mail of a link, a request for data, or a thread of messages. */
  readonly subjectId: string;
  readonly createdAt: Date;
};

/** With `dueAt` it is not sent before then. */
export type NewMail = QueuedMail & { readonly dueAt?: Date };

/** A mail that its holder alone may send, until its lease ends. */
export type ClaimedMail = QueuedMail & {
  /** How often it has been claimed, this time included. */
  readonly attempts: number;
};

/** Mails that are still to be sent, kept in the same database as what they are about. */
export type MailOutbox = {
  /** Changes nothing when the occasion has its mail already. */
  add(mail: NewMail): Promise<void>;
  /**
   * Takes the mail that waits longest, for whoever asks first; no other process gets it before `leaseEnds`. Mails of kinds
   * that this program does not know are left to a newer one.
   */
  claim(now: Date, leaseEnds: Date): Promise<ClaimedMail | undefined>;
  markSent(id: string, at: Date): Promise<void>;
  retryAt(id: string, at: Date, error: string): Promise<void>;
  markFailed(id: string, at: Date, error: string): Promise<void>;
  /** Those of the occasions that have their mail, sent or not. */
  findExistingDedupeKeys(dedupeKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** When mails of this kind about this were asked for since then, oldest first. */
  findTimesSince(subjectId: string, kind: MailKind, since: Date): Promise<readonly Date[]>;
  removeSentBefore(before: Date): Promise<void>;
};
