import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** An e-mail address whose owner asked a site for its welcome code and news. */
export type Subscriber = {
  readonly id: string;
  readonly site: SiteCode;
  /** As it was typed: where mails go. */
  readonly email: string;
  /** The form in which addresses are compared; a site has each of them once. */
  readonly normalisedEmail: string;
  /** Opens the way out, for whoever has a mail of ours; it goes into mails to this address and nowhere else. */
  readonly token: string;
  readonly consentedAt: Date;
  readonly unsubscribedAt: Date | null;
};

export type Subscribers = {
  /** Whether the address is new to the site. A known one is left as it is, unsubscribed or not. */
  insert(subscriber: Omit<Subscriber, "unsubscribedAt">): Promise<boolean>;
  find(id: string): Promise<Subscriber | undefined>;
  /** Of a token that is nobody's, and of one that was used before, nothing comes. */
  unsubscribe(token: string, at: Date): Promise<void>;
};
