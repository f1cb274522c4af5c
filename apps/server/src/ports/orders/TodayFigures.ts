import type { FigureSpan } from "@storywall/domain/figures/figureSpan.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { MailKind } from "../mails/MailOutbox.ts";

/** Orders of a span of days, and the sum of their totals before anything was given back. */
export type OrderSum = { readonly orders: number; readonly total: Minor };

/** A site whose figures are read. Days are local to it, `2026-11-24`. */
export type FiguresQuery = {
  readonly site: SiteCode;
  readonly timeZone: string;
  readonly spans: readonly FigureSpan[];
  /** True: orders of test payments, which count where the shop has no others; else all others. */
  readonly isTest: boolean;
};

export type MailStatus = {
  readonly lastSentAt: Date | null;
  /** When that mail was written, and a code of the mail server, which never holds an address. */
  readonly lastError: { readonly at: Date; readonly text: string } | null;
  readonly test: { readonly sentAt: Date | null; readonly error: string | null } | null;
};

/** A mail that was given up. */
export type FailedMail = {
  readonly kind: MailKind;
  /** Id of the order or other row that the mail is about. */
  readonly subjectId: string;
  readonly at: Date;
  readonly error: string | null;
};

/** Figures and queues of the day that are no lists of orders. */
export type TodayFigures = {
  /** Returns the sum of each span, in their order. */
  sumOrders(query: FiguresQuery): Promise<readonly OrderSum[]>;
  /** The last mail that was sent, the last error of one that was not, and the person's newest test mail. */
  findMailStatus(staffId: string): Promise<MailStatus>;
  /** Mails that wait longer than since `before`, the time of the oldest, and those that were given up since `since`. */
  countMails(times: {
    readonly before: Date;
    readonly since: Date;
  }): Promise<{ readonly waiting: number; readonly oldest: Date | null; readonly failed: number }>;
  /** Returns the mails that were given up since then, the newest first. */
  findFailedMails(since: Date, limit: number): Promise<readonly FailedMail[]>;
};
