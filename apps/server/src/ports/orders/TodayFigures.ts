import type { FigureSpan } from "@storywall/domain/figures/figureSpan.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { MailKind } from "../mails/MailOutbox.ts";

/** Number of orders of a span of days, and the sum of their totals before refunds, in minor units. */
export type OrderSum = { readonly orders: number; readonly total: Minor };

/** Site and spans of days whose figures are read. Days are local to the site, `2026-11-24`. */
export type FiguresQuery = {
  readonly site: SiteCode;
  readonly timeZone: string;
  readonly spans: readonly FigureSpan[];
  /** True to count orders of test payments, for a shop that has no others; false to count all others. */
  readonly isTest: boolean;
};

export type MailStatus = {
  readonly lastSentAt: Date | null;
  /** Newest error: when its mail was written, and a code of the mail server, which never holds an address. */
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

/** Figures and queues of the day that are not lists of orders. */
export type TodayFigures = {
  /** Returns the sum of each span, in the order of the spans. */
  sumOrders(query: FiguresQuery): Promise<readonly OrderSum[]>;
  /**
   * Returns the last mail that was sent, the last error of one that was not, and the person's newest test mail.
   */
  findMailStatus(staffId: string): Promise<MailStatus>;
  /**
   * Counts the mails that have waited since before `before`, with the time of the oldest, and the mails that
   * were given up since `since`.
   */
  countMails(times: {
    readonly before: Date;
    readonly since: Date;
  }): Promise<{ readonly waiting: number; readonly oldest: Date | null; readonly failed: number }>;
  /** Returns the mails that were given up since then, the newest first. */
  findFailedMails(since: Date, limit: number): Promise<readonly FailedMail[]>;
};
