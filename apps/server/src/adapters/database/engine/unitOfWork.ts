import type { Repositories, UnitOfWork } from "../../../ports/platform/UnitOfWork.ts";
import { art } from "../art/art.ts";
import { carts } from "../cart/carts.ts";
import { checkouts } from "../checkout/checkouts.ts";
import { designLinks } from "../designLinks/designLinks.ts";
import { mailOutbox } from "../mails/mailOutbox.ts";
import { messageThreads } from "../messages/messageThreads.ts";
import { orders } from "../orders/orders.ts";
import { ownerSessions } from "../owner/ownerSessions.ts";
import { owners } from "../owner/owners.ts";
import { signInTries } from "../owner/signInTries.ts";
import { paymentRecords } from "../payments/paymentRecords.ts";
import { photoLives } from "../photos/photoLives.ts";
import { photoRecords } from "../photos/photoRecords.ts";
import { previews } from "../previews/previews.ts";
import { printFolders } from "../print/printFolders.ts";
import { printJobs } from "../print/printJobs.ts";
import { keptData } from "../privacy/keptData.ts";
import { promoUses } from "../promo/promoUses.ts";
import { subscribers } from "../promo/subscribers.ts";
import { refunds } from "../refunds/refunds.ts";
import { siteData } from "../sites/siteData.ts";
import { visitors } from "../visitor/visitors.ts";
import type { Database } from "./connect.ts";
import { transaction } from "./transaction.ts";

const repositories = (db: Database): Repositories => ({
  visitors: visitors(db),
  photos: photoRecords(db),
  photoLives: photoLives(db),
  keptData: keptData(db),
  designLinks: designLinks(db),
  carts: carts(db),
  checkouts: checkouts(db),
  payments: paymentRecords(db),
  promoUses: promoUses(db),
  orders: orders(db),
  refunds: refunds(db),
  printJobs: printJobs(db),
  printFolders: printFolders(db),
  owners: owners(db),
  ownerSessions: ownerSessions(db),
  signInTries: signInTries(db),
  art: art(db),
  previews: previews(db),
  mailOutbox: mailOutbox(db),
  messageThreads: messageThreads(db),
  subscribers: subscribers(db),
  siteData: siteData(db),
});

export const unitOfWork = (db: Database): UnitOfWork => ({
  repositories: repositories(db),
  transaction: (work) => transaction(db, (own) => work(repositories(own))),
});
