import type { Repositories, UnitOfWork } from "../../ports/UnitOfWork.ts";
import { art } from "./art.ts";
import { carts } from "./carts.ts";
import { checkouts } from "./checkouts.ts";
import type { Database } from "./connect.ts";
import { designLinks } from "./designLinks.ts";
import { keptData } from "./keptData.ts";
import { mailOutbox } from "./mailOutbox.ts";
import { messageThreads } from "./messageThreads.ts";
import { orders } from "./orders.ts";
import { ownerSessions } from "./ownerSessions.ts";
import { owners } from "./owners.ts";
import { paymentRecords } from "./paymentRecords.ts";
import { photoLives } from "./photoLives.ts";
import { photoRecords } from "./photoRecords.ts";
import { previews } from "./previews.ts";
import { printFolders } from "./printFolders.ts";
import { printJobs } from "./printJobs.ts";
import { promoUses } from "./promoUses.ts";
import { refunds } from "./refunds.ts";
import { signInTries } from "./signInTries.ts";
import { siteData } from "./siteData.ts";
import { subscribers } from "./subscribers.ts";
import { transaction } from "./transaction.ts";
import { visitors } from "./visitors.ts";

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
