import type { NoticeKind } from "@storywall/domain/staff/noticeChoices.ts";
import type { MailBlock, MailContent, MailRow } from "../../mailContent.ts";

/** A notice as a line of a mail, without data that its reader may not see. */
export type NoticeLine = {
  readonly kind: NoticeKind;
  /** Name of the subject: an order's number, a writer's name. */
  readonly label: string;
  readonly details: readonly string[];
  readonly amount: string;
  /** Address of the admin page about the subject. */
  readonly url: string;
};

type StaffNoticesMailData = {
  /** Lines of the mail, oldest first; at least one. */
  readonly lines: readonly NoticeLine[];
  readonly countryName: string;
  readonly accountUrl: string;
};

const HEADINGS = {
  order: ["New order", "New orders"],
  late: ["Late order", "Late orders"],
  payment: ["Payment to look at", "Payments to look at"],
  print: ["Failed print", "Failed prints"],
  answer: ["Answer about a soft print", "Answers about soft prints"],
  message: ["New message", "New messages"],
} as const satisfies Record<NoticeKind, readonly [one: string, many: string]>;

const LINK_LABELS = {
  order: "Open the order",
  late: "Open the order",
  payment: "Look at the payment",
  print: "Look at the print",
  answer: "Open the order",
  message: "Read and answer",
} as const satisfies Record<NoticeKind, string>;

/**
 * Mail to a staff member with the notices that they subscribed to: a single one at once, or the list of a day.
 */
export const staffNoticesMail = ({ lines, countryName, accountUrl }: StaffNoticesMailData): MailContent => {
  const groups = [...Map.groupBy(lines, ({ kind }) => kind)];
  return {
    subject: subjectOf(groups, countryName),
    blocks: [
      { kind: "title", text: groups.map(([kind, ofKind]) => countText(kind, ofKind)).join(", ") },
      ...groups.flatMap(([kind, ofKind]) => blocksOf(kind, ofKind, groups.length > 1)),
      {
        kind: "smallPrint",
        text: "You're getting this email because you help run the shop.",
        label: "Choose which emails you get",
        url: accountUrl,
      },
    ],
  };
};

type Group = readonly [kind: NoticeKind, lines: readonly NoticeLine[]];

const subjectOf = (groups: readonly Group[], countryName: string): string => {
  const [only] = groups.length === 1 && groups[0]?.[1].length === 1 ? groups[0][1] : [];
  if (only) return [HEADINGS[only.kind][0], only.label, only.amount].filter(Boolean).join(" ");
  return `${groups.map(([kind, lines]) => countText(kind, lines)).join(", ")}: ${countryName}`;
};

/** Returns "New order" or "3 new orders". */
const countText = (kind: NoticeKind, { length }: readonly NoticeLine[]): string => {
  const [one, many] = HEADINGS[kind];
  return length === 1 ? one : `${length} ${many.toLowerCase()}`;
};

const blocksOf = (
  kind: NoticeKind,
  lines: readonly NoticeLine[],
  hasHeading: boolean,
): readonly MailBlock[] => [
  ...(hasHeading ? [{ kind: "heading", text: countText(kind, lines) } as const] : []),
  { kind: "rows", rows: lines.map(toRow) },
  ...linksOf(kind, lines),
];

const toRow = ({ label, details, amount }: NoticeLine): MailRow => ({ label, details, amount });

/** With more notices than this, the mail has no links: the admin pages have the list. */
const MAX_LINKS = 10;

const linksOf = (kind: NoticeKind, lines: readonly NoticeLine[]): readonly MailBlock[] => {
  if (lines.length > MAX_LINKS) return [];
  const isOne = lines.length === 1;
  return lines.map(({ label, url }) => ({
    kind: "link",
    label: isOne ? LINK_LABELS[kind] : label,
    url,
  }));
};
