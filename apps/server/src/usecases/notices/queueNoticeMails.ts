import { ofSite } from "@storywall/domain/sites/site.ts";
import { DAY_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { lastDailyInstant } from "@storywall/domain/time/lastDailyInstant.ts";
import type { WaitingNotices } from "../../ports/staff/StaffNotices.ts";
import type { Shop } from "../shop.ts";

type NoticeShop = Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "sites" | "mailSender">;

/** Number of notices in one mail that a person can still read. A longer list becomes several mails. */
const MAX_NOTICES_PER_MAIL = 200;
/**
 * By then an order whose transaction began before the hour is committed, and so is in the list of that hour.
 */
const DAILY_DELAY_MS = MINUTE_MS;
export const NOTICE_RETENTION_MS = 30 * DAY_MS;

/**
 * Queues the mails of the notices that are due: one mail for each notice when the person wants them singly,
 * otherwise one list a day and site at their chosen hour, in the site's time zone. Safe with several workers
 * and when a process is killed: a notice is assigned to its mail in the transaction that adds the mail.
 */
export const queueNoticeMails = async (shop: NoticeShop): Promise<void> => {
  const waiting = await shop.repositories.staffNotices.listWaiting();
  const byPersonAndSite = Map.groupBy(waiting, ({ staffId, site }) => `${staffId} ${site}`);
  let hasQueued = false;
  for (const groups of byPersonAndSite.values()) {
    hasQueued = (await queueMailsOfEach(shop, groups)) || hasQueued;
    hasQueued = (await queueDailyList(shop, groups)) || hasQueued;
    await dropUnwanted(shop, groups);
  }
  if (hasQueued) shop.mailSender.wake();
};

type Groups = readonly WaitingNotices[];

const queueMailsOfEach = async (shop: NoticeShop, groups: Groups): Promise<boolean> => {
  const ofEach = groups.filter(({ timing }) => timing === "each");
  return queueAll(shop, ofEach, { before: endOfTime(shop), limit: 1 });
};

const queueDailyList = async (shop: NoticeShop, groups: Groups): Promise<boolean> => {
  const daily = groups.filter(({ timing }) => timing === "daily");
  const [first] = daily;
  if (!first) return false;
  const now = shop.clock.now();
  const before = lastDailyInstant(
    new Date(now.getTime() - DAILY_DELAY_MS),
    first.hour,
    ofSite(shop.sites(), first.site).timeZone,
  );
  const due = daily.some(({ oldestAt }) => oldestAt < before);
  return due && queueAll(shop, daily, { before, limit: MAX_NOTICES_PER_MAIL });
};

/**
 * Queues mails until none of these groups has a notice from before that time. Returns whether there was any.
 */
const queueAll = async (
  shop: NoticeShop,
  groups: Groups,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<boolean> => {
  const [first] = groups;
  if (!first) return false;
  const { staffId, site } = first;
  const kinds = groups.map(({ kind }) => kind);
  let count = 0;
  while (await queueMail(shop, { staffId, site, kinds, before, limit })) count += 1;
  return count > 0;
};

type MailNotices = Parameters<NoticeShop["repositories"]["staffNotices"]["assignToMail"]>[1];

const queueMail = ({ transaction, clock, ids }: NoticeShop, notices: MailNotices): Promise<boolean> =>
  transaction(async ({ staffNotices, mailOutbox }) => {
    const id = ids.next();
    if ((await staffNotices.assignToMail(id, notices)) === 0) return false;
    const createdAt = clock.now();
    await mailOutbox.add({ id, dedupeKey: `notices ${id}`, kind: "staff_notices", subjectId: id, createdAt });
    return true;
  });

/** Drops notices of kinds that the person has switched off since the event. */
const dropUnwanted = async ({ repositories }: NoticeShop, groups: Groups): Promise<void> => {
  const unwanted = groups.filter(({ timing }) => timing === "none");
  const [first] = unwanted;
  if (!first) return;
  const { staffId, site } = first;
  await repositories.staffNotices.removeWaiting({ staffId, site, kinds: unwanted.map(({ kind }) => kind) });
};

/** Clocks of processes differ a little: a notice that another process has just written is due too. */
const endOfTime = ({ clock }: NoticeShop): Date => new Date(clock.now().getTime() + DAY_MS);
