import type { ArtCatalogue } from "../art/ArtCatalogue.ts";
import type { Carts } from "../cart/Carts.ts";
import type { CdnPurges } from "../cdn/CdnPurges.ts";
import type { Checkouts } from "../checkout/Checkouts.ts";
import type { CommerceMirrors } from "../commerce/CommerceMirrors.ts";
import type { HostedCarts } from "../commerce/HostedCarts.ts";
import type { HostedDiscounts } from "../commerce/HostedDiscounts.ts";
import type { Customers } from "../customers/Customers.ts";
import type { DesignLinks } from "../designLinks/DesignLinks.ts";
import type { Figures } from "../figures/Figures.ts";
import type { MailOutbox } from "../mails/MailOutbox.ts";
import type { MessageThreads } from "../messages/MessageThreads.ts";
import type { OrderEmailChanges } from "../orders/OrderEmailChanges.ts";
import type { OrderEvents } from "../orders/OrderEvents.ts";
import type { OrderList } from "../orders/OrderList.ts";
import type { Orders } from "../orders/Orders.ts";
import type { Replacements } from "../orders/Replacements.ts";
import type { TodayFigures } from "../orders/TodayFigures.ts";
import type { OwnerDevices } from "../owner/OwnerDevices.ts";
import type { Owners } from "../owner/Owners.ts";
import type { SignInAttempts } from "../owner/SignInAttempts.ts";
import type { Packings } from "../packing/Packings.ts";
import type { PaymentRecords } from "../payments/PaymentRecords.ts";
import type { PhotoRecords } from "../photos/PhotoRecords.ts";
import type { PhotoRetention } from "../photos/PhotoRetention.ts";
import type { Previews } from "../previews/Previews.ts";
import type { BatchClosings } from "../print/BatchClosings.ts";
import type { Batches } from "../print/Batches.ts";
import type { PrintFolders } from "../print/PrintFolders.ts";
import type { PrintJobs } from "../print/PrintJobs.ts";
import type { PrintQuestions } from "../print/PrintQuestions.ts";
import type { Reprints } from "../print/Reprints.ts";
import type { PersonalData } from "../privacy/PersonalData.ts";
import type { PrivacyRequests } from "../privacy/PrivacyRequests.ts";
import type { PromoUses } from "../promo/PromoUses.ts";
import type { Subscribers } from "../promo/Subscribers.ts";
import type { Refunds } from "../refunds/Refunds.ts";
import type { SiteData } from "../sites/SiteData.ts";
import type { AuditLog } from "../staff/AuditLog.ts";
import type { StaffChallenges } from "../staff/StaffChallenges.ts";
import type { StaffFactors } from "../staff/StaffFactors.ts";
import type { StaffInvitations } from "../staff/StaffInvitations.ts";
import type { StaffMembers } from "../staff/StaffMembers.ts";
import type { StaffNotices } from "../staff/StaffNotices.ts";
import type { StaffPasswordLinks } from "../staff/StaffPasswordLinks.ts";
import type { StaffSessions } from "../staff/StaffSessions.ts";
import type { Stock } from "../stock/Stock.ts";
import type { VisitorRetention } from "../visitor/VisitorRetention.ts";
import type { Visitors } from "../visitor/Visitors.ts";

/** The repositories of the database, one for each aggregate. */
export type Repositories = {
  readonly visitors: Visitors;
  readonly visitorRetention: VisitorRetention;
  readonly photos: PhotoRecords;
  readonly photoRetention: PhotoRetention;
  readonly personalData: PersonalData;
  readonly privacyRequests: PrivacyRequests;
  readonly customers: Customers;
  readonly designLinks: DesignLinks;
  readonly carts: Carts;
  readonly checkouts: Checkouts;
  readonly payments: PaymentRecords;
  readonly promoUses: PromoUses;
  readonly orders: Orders;
  readonly orderEvents: OrderEvents;
  readonly orderEmailChanges: OrderEmailChanges;
  readonly replacements: Replacements;
  readonly orderList: OrderList;
  readonly todayFigures: TodayFigures;
  readonly refunds: Refunds;
  readonly printJobs: PrintJobs;
  readonly printFolders: PrintFolders;
  readonly printQuestions: PrintQuestions;
  readonly reprints: Reprints;
  readonly batches: Batches;
  readonly batchClosings: BatchClosings;
  readonly packings: Packings;
  readonly owners: Owners;
  readonly ownerDevices: OwnerDevices;
  readonly signInAttempts: SignInAttempts;
  readonly staffMembers: StaffMembers;
  readonly staffSessions: StaffSessions;
  readonly staffInvitations: StaffInvitations;
  readonly staffFactors: StaffFactors;
  readonly staffChallenges: StaffChallenges;
  readonly staffNotices: StaffNotices;
  readonly staffPasswordLinks: StaffPasswordLinks;
  readonly auditLog: AuditLog;
  readonly art: ArtCatalogue;
  readonly previews: Previews;
  readonly cdnPurges: CdnPurges;
  readonly commerceMirrors: CommerceMirrors;
  readonly hostedCarts: HostedCarts;
  readonly hostedDiscounts: HostedDiscounts;
  readonly mailOutbox: MailOutbox;
  readonly messageThreads: MessageThreads;
  readonly subscribers: Subscribers;
  readonly siteData: SiteData;
  readonly stock: Stock;
  readonly figures: Figures;
};

/** Access to the database, with and without a transaction. */
export type UnitOfWork = {
  /** Repositories for reading and for single statements. */
  readonly repositories: Repositories;
  /**
   * Runs `work` in a transaction: all of its changes are made or none. Use only the repositories that `work`
   * gets. The embedded database has one connection, so others would wait for this transaction while it waits
   * for them.
   */
  transaction<Value>(work: (repositories: Repositories) => Promise<Value>): Promise<Value>;
};

/**
 * The database is unreachable or did not answer in time. A transaction has had no effect, unless its commit was
 * not answered. So a retry must be safe even if it runs twice.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError";
}
