import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** A newsletter subscription of one e-mail address at one site. */
export type Subscriber = {
  readonly id: string;
  readonly site: SiteCode;
  /** As typed. Mails are sent here. */
  readonly email: string;
  /** Normalised for comparison. Unique within a site. */
  readonly normalisedEmail: string;
  /** Lets its owner unsubscribe. Sent only in mails to this address. */
  readonly token: string;
  readonly consentedAt: Date;
  readonly unsubscribedAt: Date | null;
};

export type Subscribers = {
  /**
   * Inserts a subscriber and returns true. Returns false and changes nothing when the site knows the address,
   * unsubscribed or not.
   */
  insert(subscriber: Omit<Subscriber, "unsubscribedAt">): Promise<boolean>;
  find(id: string): Promise<Subscriber | undefined>;
  /** Unsubscribes. Does nothing for an unknown or used token. */
  unsubscribe(token: string, at: Date): Promise<void>;
};
