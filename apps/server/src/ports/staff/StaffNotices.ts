import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { NoticeChoices, NoticeKind, NoticeTiming } from "@storywall/domain/staff/noticeChoices.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** Something that staff may hear of by mail. */
export type StaffNotice = {
  readonly kind: NoticeKind;
  /** Id of the order, payment or message thread. Of a failed print it is the order's. */
  readonly subjectId: string;
  /** Unique among all notices: what happened twice is heard of once. */
  readonly occasion: string;
  readonly site: SiteCode;
  readonly createdAt: Date;
};

/** Notices of one kind and site that wait until a mail names them, and when their person wants to hear of them. */
export type WaitingNotices = {
  readonly staffId: string;
  readonly kind: NoticeKind;
  readonly site: SiteCode;
  readonly timing: NoticeTiming;
  readonly hour: number;
  readonly oldestAt: Date;
};

type NoticesOfPerson = Pick<WaitingNotices, "staffId" | "site"> & { readonly kinds: readonly NoticeKind[] };

/** What each of the staff hears of by mail. A notice is in one mail, whatever happens to the process that sends it. */
export type StaffNotices = {
  /** Adds a notice for each person of these roles who hears of its kind. */
  add(notice: StaffNotice, roles: readonly StaffRole[]): Promise<void>;
  /** Returns the notices that wait, grouped, with the present choices of their people. */
  listWaiting(): Promise<readonly WaitingNotices[]>;
  /**
   * Adds waiting notices from before that time to a mail, the oldest first. Returns their number: another process may
   * have been faster. Call it in the transaction that adds the mail.
   */
  assignToMail(
    mailId: string,
    notices: NoticesOfPerson & { readonly before: Date; readonly limit: number },
  ): Promise<number>;
  /** Removes waiting notices that their person no longer wants. */
  removeWaiting(notices: NoticesOfPerson): Promise<void>;
  /** Returns the notices of a mail, the oldest first, and whom it is for. */
  findByMail(mailId: string): Promise<readonly (StaffNotice & { readonly staffId: string })[]>;
  findChoices(staffId: string, role: StaffRole): Promise<NoticeChoices>;
  saveChoices(staffId: string, choices: NoticeChoices): Promise<void>;
  removeCreatedBefore(time: Date): Promise<void>;
};
