import type { Right, StaffRole } from "./roles.ts";

/**
 * What happens in the shop that staff may hear of by mail. `late`: an order is late. `payment`: one must be
 * reviewed. `print`: one failed for good. `answer`: a shopper answered a question about a print. Stored.
 */
export const NOTICE_KINDS = ["order", "late", "payment", "print", "answer", "message"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `each`: a mail at once. `daily`: in one list a day. Stored. */
export const NOTICE_TIMINGS = ["each", "daily", "none"] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];

/** Which mails a person gets, and the local hour (0 to 23) of the daily list. */
export type NoticeChoices = Readonly<Record<NoticeKind, NoticeTiming>> & { readonly hour: number };

/** Without the right no notice is sent. */
export const NOTICE_RIGHTS = {
  order: "orders.read",
  late: "prints.work",
  payment: "payments.review",
  print: "prints.work",
  answer: "prints.work",
  message: "messages.write",
} as const satisfies Record<NoticeKind, Right>;

export const DEFAULT_NOTICE_HOUR = 7;

/**
 * Returns when a person hears of something as long as they have not chosen. An owner who has set up nothing must still
 * hear of an order; messages already go to the shop's own address.
 */
export const defaultNoticeTiming = (role: StaffRole, kind: NoticeKind): NoticeTiming =>
  role === "owner" ? OWNER_TIMINGS[kind] : "none";

/** Late orders come as a list: when one is late, several often are. */
const OWNER_TIMINGS = {
  order: "each",
  late: "daily",
  payment: "each",
  print: "each",
  answer: "each",
  message: "none",
} as const satisfies Record<NoticeKind, NoticeTiming>;

export const defaultNoticeChoices = (role: StaffRole): NoticeChoices => ({
  order: defaultNoticeTiming(role, "order"),
  late: defaultNoticeTiming(role, "late"),
  payment: defaultNoticeTiming(role, "payment"),
  print: defaultNoticeTiming(role, "print"),
  answer: defaultNoticeTiming(role, "answer"),
  message: defaultNoticeTiming(role, "message"),
  hour: DEFAULT_NOTICE_HOUR,
});
