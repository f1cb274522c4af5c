import {
  NOTICE_KINDS,
  type NoticeChoices,
  type NoticeKind,
  type NoticeTiming,
} from "@storywall/domain/staff/noticeChoices.ts";
import { changedElsewhere } from "./changedElsewhere.ts";

/** Only the choices that differ, and their values before. */
export type NoticeChange = Partial<NoticeChoices> & { readonly seen: Partial<NoticeChoices> };

export const NOTICE_LABELS: Readonly<Record<NoticeKind, string>> = {
  order: "New orders",
  late: "Orders that are late",
  payment: "Payments to look at",
  print: "Prints that failed",
  answer: "Answers about soft prints",
  message: "Messages from shoppers",
};

export const TIMING_LABELS: Readonly<Record<NoticeTiming, string>> = {
  each: "An email for each, right away",
  daily: "One list a day",
  none: "No emails",
};

export const hourLabel = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

const NAMES = [...NOTICE_KINDS, "hour"] as const;

const pick = (choices: NoticeChoices, names: readonly (keyof NoticeChoices)[]): Partial<NoticeChoices> =>
  Object.fromEntries(names.map((name) => [name, choices[name]]));

/** Returns how the choices differ from those that the form is based on. */
export const listNoticeChanges = (known: NoticeChoices, chosen: NoticeChoices): NoticeChange => {
  const names = NAMES.filter((name) => chosen[name] !== known[name]);
  return { ...pick(chosen, names), seen: pick(known, names) };
};

/** Returns a sentence about what both have changed; null when nothing. */
export const describeNoticeConflict = (theirs: NoticeChoices, { seen }: NoticeChange): string | null =>
  changedElsewhere([
    ...NOTICE_KINDS.filter((kind) => seen[kind] !== undefined && seen[kind] !== theirs[kind]).map(
      (kind) => `“${NOTICE_LABELS[kind]}” to “${TIMING_LABELS[theirs[kind]]}”`,
    ),
    ...(seen.hour !== undefined && seen.hour !== theirs.hour
      ? [`the hour of the daily list to ${hourLabel(theirs.hour)}`]
      : []),
  ]);
