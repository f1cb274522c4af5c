import type { Right, StaffRole } from "./roles.ts";

/**
 * Events that staff can be notified of by mail. `late`: an order is late. `payment`: a payment must be reviewed.
 * `print`: a print failed for good. `answer`: a shopper answered a question about a print. Stored.
 */
export const NOTICE_KINDS = ["order", "late", "payment", "print", "answer", "message"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** `each`: a mail immediately. `daily`: one list a day. Stored. */
export const NOTICE_TIMINGS = ["each", "daily", "none"] as const;
export type NoticeTiming = (typeof NOTICE_TIMINGS)[number];

/** The mails that a staff member gets, and the local hour (0 to 23) of the daily list. */
export type NoticeChoices = Readonly<Record<NoticeKind, NoticeTiming>> & { readonly hour: number };

/** Right that a staff member needs for each kind of notice; without it none is sent. */
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
 * Returns when a staff member who has not chosen is notified. An owner who has set up nothing must still be notified
 * of orders; messages already go to the shop's own address.
 */
export const defaultNoticeTiming = (role: StaffRole, kind: NoticeKind): NoticeTiming =>
  role === "owner" ? OWNER_TIMINGS[kind] : "none";

/** Late orders are sent as a list, because several are often late together. */
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
