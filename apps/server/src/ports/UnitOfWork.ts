import type { Art } from "./Art.ts";
import type { Carts } from "./Carts.ts";
import type { Checkouts } from "./Checkouts.ts";
import type { DesignLinks } from "./DesignLinks.ts";
import type { KeptData } from "./KeptData.ts";
import type { MailOutbox } from "./MailOutbox.ts";
import type { MessageThreads } from "./MessageThreads.ts";
import type { Orders } from "./Orders.ts";
import type { OwnerSessions } from "./OwnerSessions.ts";
import type { Owners } from "./Owners.ts";
import type { PaymentRecords } from "./PaymentRecords.ts";
import type { PhotoLives } from "./PhotoLives.ts";
import type { PhotoRecords } from "./PhotoRecords.ts";
import type { Previews } from "./Previews.ts";
import type { PrintFolders } from "./PrintFolders.ts";
import type { PrintJobs } from "./PrintJobs.ts";
import type { PromoUses } from "./PromoUses.ts";
import type { Refunds } from "./Refunds.ts";
import type { SignInTries } from "./SignInTries.ts";
import type { SiteData } from "./SiteData.ts";
import type { Subscribers } from "./Subscribers.ts";
import type { Visitors } from "./Visitors.ts";

/** What the shop remembers, by aggregate. */
export type Repositories = {
  readonly visitors: Visitors;
  readonly photos: PhotoRecords;
  readonly photoLives: PhotoLives;
  readonly keptData: KeptData;
  readonly designLinks: DesignLinks;
  readonly carts: Carts;
  readonly checkouts: Checkouts;
  readonly payments: PaymentRecords;
  readonly promoUses: PromoUses;
  readonly orders: Orders;
  readonly refunds: Refunds;
  readonly printJobs: PrintJobs;
  readonly printFolders: PrintFolders;
  readonly owners: Owners;
  readonly ownerSessions: OwnerSessions;
  readonly signInTries: SignInTries;
  readonly art: Art;
  readonly previews: Previews;
  readonly mailOutbox: MailOutbox;
  readonly messageThreads: MessageThreads;
  readonly subscribers: Subscribers;
  readonly siteData: SiteData;
};

export type UnitOfWork = {
  /** For reading, and for single statements. */
  readonly repositories: Repositories;
  /**
   * All or nothing. Use only the repositories that `work` is given: the embedded database has one connection, so
   * anything else would wait for this transaction to end while the transaction waits for it.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
};

/**
 * The database is away, or gave no answer in time. What was asked in a transaction has not happened, unless it was its end
 * that was not answered; so whoever asks again must do it by something that is done once.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
}
