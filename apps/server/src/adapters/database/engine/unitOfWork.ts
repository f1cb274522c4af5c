import type { Repositories, UnitOfWork } from "../../../ports/platform/UnitOfWork.ts";
import { art } from "../art/art.ts";
import { carts } from "../cart/carts.ts";
import { cdnPurges } from "../cdn/cdnPurges.ts";
import { checkouts } from "../checkout/checkouts.ts";
import { commerceMirrors } from "../commerce/commerceMirrors.ts";
import { hostedCarts } from "../commerce/hostedCarts.ts";
import { hostedDiscounts } from "../commerce/hostedDiscounts.ts";
import { customers } from "../customers/customers.ts";
import { designLinks } from "../designLinks/designLinks.ts";
import { figures } from "../figures/figures.ts";
import { mailOutbox } from "../mails/mailOutbox.ts";
import { messageThreads } from "../messages/messageThreads.ts";
import { orderEmailChanges } from "../orders/orderEmailChanges.ts";
import { orderEvents } from "../orders/orderEvents.ts";
import { orderList } from "../orders/orderList.ts";
import { orders } from "../orders/orders.ts";
import { replacements } from "../orders/replacements.ts";
import { todayFigures } from "../orders/todayFigures.ts";
import { ownerDevices } from "../owner/ownerDevices.ts";
import { owners } from "../owner/owners.ts";
import { signInAttempts } from "../owner/signInAttempts.ts";
import { packings } from "../packing/packings.ts";
import { paymentRecords } from "../payments/paymentRecords.ts";
import { photoRecords } from "../photos/photoRecords.ts";
import { photoRetention } from "../photos/photoRetention.ts";
import { previews } from "../previews/previews.ts";
import { batchClosings } from "../print/batchClosings.ts";
import { batches } from "../print/batches.ts";
import { printFolders } from "../print/printFolders.ts";
import { printJobs } from "../print/printJobs.ts";
import { printQuestions } from "../print/printQuestions.ts";
import { reprints } from "../print/reprints.ts";
import { personalData } from "../privacy/personalData.ts";
import { privacyRequests } from "../privacy/privacyRequests.ts";
import { promoUses } from "../promo/promoUses.ts";
import { subscribers } from "../promo/subscribers.ts";
import { refunds } from "../refunds/refunds.ts";
import { siteData } from "../sites/siteData.ts";
import { auditLog } from "../staff/auditLog.ts";
import { staffChallenges } from "../staff/staffChallenges.ts";
import { staffFactors } from "../staff/staffFactors.ts";
import { staffInvitations } from "../staff/staffInvitations.ts";
import { staffMembers } from "../staff/staffMembers.ts";
import { staffNotices } from "../staff/staffNotices.ts";
import { staffPasswordLinks } from "../staff/staffPasswordLinks.ts";
import { staffSessions } from "../staff/staffSessions.ts";
import { stock } from "../stock/stock.ts";
import { visitorRetention } from "../visitor/visitorRetention.ts";
import { visitors } from "../visitor/visitors.ts";
import type { Database } from "./connect.ts";
import { transaction } from "./transaction.ts";

const createRepositories = (db: Database): Repositories => ({
  visitors: visitors(db),
  visitorRetention: visitorRetention(db),
  photos: photoRecords(db),
  photoRetention: photoRetention(db),
  personalData: personalData(db),
  privacyRequests: privacyRequests(db),
  customers: customers(db),
  designLinks: designLinks(db),
  carts: carts(db),
  checkouts: checkouts(db),
  payments: paymentRecords(db),
  promoUses: promoUses(db),
  orders: orders(db),
  orderEvents: orderEvents(db),
  orderEmailChanges: orderEmailChanges(db),
  replacements: replacements(db),
  orderList: orderList(db),
  todayFigures: todayFigures(db),
  refunds: refunds(db),
  printJobs: printJobs(db),
  printFolders: printFolders(db),
  printQuestions: printQuestions(db),
  reprints: reprints(db),
  batches: batches(db),
  batchClosings: batchClosings(db),
  packings: packings(db),
  owners: owners(db),
  ownerDevices: ownerDevices(db),
  signInAttempts: signInAttempts(db),
  staffMembers: staffMembers(db),
  staffSessions: staffSessions(db),
  staffInvitations: staffInvitations(db),
  staffFactors: staffFactors(db),
  staffChallenges: staffChallenges(db),
  staffNotices: staffNotices(db),
  staffPasswordLinks: staffPasswordLinks(db),
  auditLog: auditLog(db),
  art: art(db),
  previews: previews(db),
  cdnPurges: cdnPurges(db),
  commerceMirrors: commerceMirrors(db),
  hostedCarts: hostedCarts(db),
  hostedDiscounts: hostedDiscounts(db),
  mailOutbox: mailOutbox(db),
  messageThreads: messageThreads(db),
  subscribers: subscribers(db),
  siteData: siteData(db),
  stock: stock(db),
  figures: figures(db),
});

/** Creates a unit of work on the database. `decorate` wraps the repositories within the same transaction. */
export const unitOfWork = (
  db: Database,
  decorate: (repositories: Repositories) => Repositories = (repositories) => repositories,
): UnitOfWork => ({
  repositories: decorate(createRepositories(db)),
  transaction: (work) => transaction(db, (scopedDb) => work(decorate(createRepositories(scopedDb)))),
});
