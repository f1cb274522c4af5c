import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { NoticeChoices, NoticeKind, NoticeTiming } from "@storywall/domain/staff/noticeChoices.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";

/** Something of which staff may be notified by mail. */
export type StaffNotice = {
  readonly kind: NoticeKind;
  /** Id of the order, payment or message thread. For a failed print, that of its order. */
  readonly subjectId: string;
  /** Key of the event, unique among all notices, so that an event is reported once. */
  readonly dedupeKey: string;
  readonly site: SiteCode;
  readonly createdAt: Date;
};

/**
 * Notices of one kind, site and person that are not in a mail yet, and when the person wants to be notified.
 */
export type WaitingNotices = {
  readonly staffId: string;
  readonly kind: NoticeKind;
  readonly site: SiteCode;
  readonly timing: NoticeTiming;
  readonly hour: number;
  readonly oldestAt: Date;
};

type NoticesOfPerson = Pick<WaitingNotices, "staffId" | "site"> & { readonly kinds: readonly NoticeKind[] };

/**
 * Notices by mail for each staff member. Each notice is in exactly one mail, even when the sending process
 * dies.
 */
export type StaffNotices = {
  /** Adds a notice for each person of these roles who is notified of its kind. */
  add(notice: StaffNotice, roles: readonly StaffRole[]): Promise<void>;
  /** Returns the waiting notices in groups, with the current choices of the people they are for. */
  listWaiting(): Promise<readonly WaitingNotices[]>;
  /**
   * Adds waiting notices that are older than `before` to a mail, oldest first. Returns their number, which may
   * be 0 when another process was faster. Call it in the transaction that adds the mail.
   */
  assignToMail(
    mailId: string,
    notices: NoticesOfPerson & { readonly before: Date; readonly limit: number },
  ): Promise<number>;
  /** Removes waiting notices that the person no longer wants. */
  removeWaiting(notices: NoticesOfPerson): Promise<void>;
  /** Returns the notices of a mail, oldest first, and the person they are for. */
  findByMail(mailId: string): Promise<readonly (StaffNotice & { readonly staffId: string })[]>;
  findChoices(staffId: string, role: StaffRole): Promise<NoticeChoices>;
  saveChoices(staffId: string, choices: NoticeChoices): Promise<void>;
  removeCreatedBefore(time: Date): Promise<void>;
};
