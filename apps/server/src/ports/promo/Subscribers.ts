import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** A newsletter subscription of one mailbox at one site. */
export type Subscriber = {
  readonly id: string;
  readonly site: SiteCode;
  /** Address as typed, to which mails are sent. */
  readonly email: string;
  /** Address normalised for comparison. */
  readonly normalisedEmail: string;
  /**
   * Key of the mailbox, unique within a site (domain/email/mailboxKey.ts). Null for an old row whose mailbox
   * has another row too.
   */
  readonly mailboxKey: string | null;
  /** Token for confirming and unsubscribing. Sent only in mails to this address. */
  readonly token: string;
  readonly consentedAt: Date;
  /** Version of the text that was agreed to; null for subscriptions older than versions and confirmations. */
  readonly consentVersion: string | null;
  /** When the owner of the mailbox confirmed it. Newsletters go to confirmed addresses only. */
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
};

export type Subscribers = {
  /**
   * Inserts a subscriber who is not confirmed yet, and returns the id of the row. For a mailbox that waits for its
   * confirmation and asked before `askedBefore` it records this request instead. Returns undefined and changes nothing
   * for every other mailbox that the site knows, unsubscribed or not.
   */
  request(
    subscriber: Omit<Subscriber, "confirmedAt" | "unsubscribedAt">,
    askedBefore: Date,
  ): Promise<string | undefined>;
  find(id: string): Promise<Subscriber | undefined>;
  /** Locks the row until the transaction ends. */
  lockByToken(token: string): Promise<Subscriber | undefined>;
  confirm(id: string, at: Date): Promise<void>;
  /** Unsubscribes. Does nothing for an unknown or used token. */
  unsubscribe(token: string, at: Date): Promise<void>;
  /**
   * Removes subscribers who asked before then and did not confirm. Unsubscribed ones stay, and so do rows older
   * than confirmations.
   */
  removeUnconfirmedSince(askedBefore: Date): Promise<void>;
};
