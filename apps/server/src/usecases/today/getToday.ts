import { addDays, type FigureSpan } from "@storywall/domain/figures/figureSpan.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { findMissingDetails, needsPayments } from "@storywall/domain/sites/missingDetails.ts";
import { type Currency, listSites, type SiteCode } from "@storywall/domain/sites/site.ts";
import { hasRight, type Right } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { FailedMail, MailStatus, OrderSum } from "../../ports/orders/TodayFigures.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { StoredShortage } from "../../ports/stock/Stock.ts";
import { findPayments, paymentsOf } from "../payments/paymentsOf.ts";
import { listPaymentsToReview, type PaymentToReview } from "../payments/reviewPayments.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { MAX_ROWS, type OrderQueues, readOrderQueues } from "./readOrderQueues.ts";
import { type PrintFigures, readPrintFigures } from "./readPrintFigures.ts";
import { type ReplacementWork, readReplacementWork } from "./readReplacementWork.ts";

/** A promo code that ends soon. */
export type EndingCode = { readonly site: SiteCode; readonly code: string; readonly expiresAt: string };

/**
 * A country that is not really selling yet, and the number of details it lacks (`findMissingDetails`). With 0
 * it must be opened, or needs payments.
 */
export type UnreadySite = {
  readonly site: SiteCode;
  readonly countryName: string;
  readonly isOpen: boolean;
  readonly missing: number;
  /** Path of the first missing detail, in the order of `findMissingDetails`; null when none is missing. */
  readonly firstMissing: string | null;
  /** True when no card is charged there. */
  readonly needsPayments: boolean;
};

/** Orders of yesterday and of this week until now, by local days of the site. */
export type SiteFigures = {
  readonly site: SiteCode;
  readonly currency: Currency;
  readonly today: OrderSum & FigureSpan;
  readonly yesterday: OrderSum & FigureSpan;
  readonly week: OrderSum & FigureSpan;
  /** The week before, from its Monday to the same weekday as today. */
  readonly lastWeek: OrderSum & FigureSpan;
  /** True when the site takes test payments only, so that no money came in. */
  readonly isTest: boolean;
};

/** A mail that was given up, and the order that it is about; null when it is about none. */
export type UnsentMail = Omit<FailedMail, "subjectId"> & {
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly to: string | null;
};

/**
 * Work that staff must do now, oldest first, and other information about the day. Parts that the role may not
 * see are empty.
 */
export type Today = OrderQueues & {
  readonly replacements: ReplacementWork;
  /**
   * Numbers of questions to shoppers about soft prints: those that wait for an answer, and those that had none
   * in time.
   */
  readonly printQuestions: { readonly waiting: number; readonly overdue: number };
  /** Number of soft prints that wait for a review, without those whose shoppers were asked. */
  readonly heldPrints: number;
  readonly payments: readonly PaymentToReview[];
  readonly unread: { readonly count: number; readonly threads: readonly ThreadRecord[] };
  readonly unready: readonly UnreadySite[];
  readonly endingCodes: readonly EndingCode[];
  readonly shortages: readonly StoredShortage[];
  readonly mails: MailStatus & {
    /** True when no mail server is set, so that each mail is a file (`Shop.areMailsFiles`). */
    readonly areFiles: boolean;
    readonly waiting: number;
    readonly oldest: Date | null;
    readonly failed: number;
    readonly failures: readonly UnsentMail[];
  };
  readonly figures: readonly SiteFigures[];
  /**
   * Figures for a role that may see only those of prints (`figures.prints`), which is the role that makes them;
   * else null.
   */
  readonly prints: PrintFigures | null;
};

const ENDING_SOON_DAYS = 7;
/** A mail that was tried and still waits after this time may mean that the mail server is down. */
const MAIL_DELAY_MS = 10 * MINUTE_MS;

/** Returns the work of the day that concerns the person's role. */
export const getToday = async (shop: Shop, actor: StaffActor): Promise<Result<Today, "FORBIDDEN">> => {
  const allowed = requireRight(actor, "orders.read");
  if (allowed.kind === "error") return allowed;
  const { printQuestions, messageThreads, todayFigures, stock } = shop.repositories;
  const now = shop.clock.now();
  const may = (right: Right): boolean => hasRight(actor.role, right);
  const payments = may("payments.review") ? await listPaymentsToReview(shop, actor) : ok([]);
  const threads = may("messages.write") ? await messageThreads.list({ offset: 0, limit: MAX_ROWS }) : null;
  return ok({
    ...(await readOrderQueues(shop, actor, now)),
    replacements: await readReplacementWork(shop),
    printQuestions: await printQuestions.countOpen(now),
    heldPrints: may("prints.work") ? (await shop.repositories.printJobs.findHeld(now, 1)).toLookAt : 0,
    payments: payments.kind === "ok" ? payments.value : [],
    unread: {
      count: threads?.unread ?? 0,
      threads: (threads?.threads ?? []).filter(({ shopperLast, ownerSeen }) => shopperLast > ownerSeen),
    },
    unready: may("business.edit") ? unreadySitesOf(shop) : [],
    endingCodes: may("shop.edit") ? endingCodesOf(shop, now) : [],
    shortages: may("stock.edit") ? await stock.list() : [],
    mails: may("business.edit")
      ? {
          areFiles: shop.areMailsFiles,
          ...(await todayFigures.findMailStatus(actor.id)),
          ...(await todayFigures.countMails({
            before: new Date(now.getTime() - MAIL_DELAY_MS),
            since: new Date(now.getTime() - DAY_MS),
          })),
          failures: await findUnsentMails(shop, new Date(now.getTime() - DAY_MS)),
        }
      : NO_MAIL_STATUS,
    figures: may("figures.read") ? await readFigures(shop, now) : [],
    prints: may("figures.prints") && !may("figures.read") ? await readPrintFigures(shop, now) : null,
  });
};

/** Status for a role that does not handle mails. */
const NO_MAIL_STATUS: Today["mails"] = {
  ...{ areFiles: false, waiting: 0, oldest: null, failed: 0, failures: [] },
  ...{ lastSentAt: null, lastError: null, test: null },
};

/** Returns the newest mails that were given up, each with its recipient and its order. */
const findUnsentMails = async (
  { repositories: { todayFigures, orders } }: Pick<Shop, "repositories">,
  since: Date,
): Promise<readonly UnsentMail[]> => {
  const failed = await todayFigures.findFailedMails(since, MAX_ROWS);
  const unsent: UnsentMail[] = [];
  for (const { subjectId, ...mail } of failed) {
    const order = await orders.find(subjectId);
    const { id: orderId = null, number: orderNumber = null, email: to = null } = order ?? {};
    unsent.push({ ...mail, orderId, orderNumber, to });
  }
  return unsent;
};

const unreadySitesOf = (shop: Pick<Shop, "sites" | "payments" | "defaultPayments">): readonly UnreadySite[] =>
  listSites(shop.sites())
    .map((site) => {
      const missing = findMissingDetails(site);
      return {
        ...{ site: site.code, countryName: site.countryName, isOpen: site.isOpen },
        ...{ missing: missing.length, firstMissing: missing[0] ?? null },
        needsPayments: needsPayments(findPayments(shop, site.code)?.provider),
      };
    })
    .filter((site) => !site.isOpen || site.missing > 0 || site.needsPayments);

const endingCodesOf = ({ sites }: Pick<Shop, "sites">, now: Date): readonly EndingCode[] => {
  const end = new Date(now.getTime() + ENDING_SOON_DAYS * DAY_MS).toISOString();
  return listSites(sites())
    .flatMap(({ code: site, promoCodes }) =>
      promoCodes.flatMap(({ code, expiresAt }) =>
        expiresAt !== undefined && expiresAt > now.toISOString() && expiresAt <= end
          ? [{ site, code, expiresAt }]
          : [],
      ),
    )
    .toSorted((one, other) => one.expiresAt.localeCompare(other.expiresAt));
};

const readFigures = async (shop: Shop, now: Date): Promise<readonly SiteFigures[]> => {
  const figures: SiteFigures[] = [];
  const { todayFigures } = shop.repositories;
  for (const { code: site, timeZone, currency } of listSites(shop.sites()).filter(({ isOpen }) => isOpen)) {
    const isTest = paymentsOf(shop, site).provider === "test";
    const today = localDay(now.toISOString(), timeZone);
    const day = addDays(today, -1);
    const monday = mondayOf(today);
    const yesterday = { from: day, to: day };
    const week = { from: monday, to: today };
    const lastWeek = { from: addDays(monday, -7), to: addDays(today, -7) };
    const thisDay = { from: today, to: today };
    const spans = [thisDay, yesterday, week, lastWeek];
    const sums = await todayFigures.sumOrders({ site, timeZone, spans, isTest });
    const sumOf = (span: FigureSpan) => ({ ...(sums[spans.indexOf(span)] ?? NO_ORDERS), ...span });
    figures.push({
      ...{ site, currency, isTest },
      ...{ today: sumOf(thisDay), yesterday: sumOf(yesterday), week: sumOf(week), lastWeek: sumOf(lastWeek) },
    });
  }
  return figures;
};

const NO_ORDERS: OrderSum = { orders: 0, total: minor(0) };

const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
