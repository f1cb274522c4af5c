import { addWorkingDays, type DispatchCalendar, localDay, localTime } from "../orders/dispatchDates.ts";
import type { SiteCode } from "../sites/site.ts";
import { DAY_MS } from "../time/durations.ts";
import { lastDailyInstant } from "../time/lastDailyInstant.ts";

/** Most pieces that the setting can make a batch wait for. */
export const MAX_PIECES_TO_CLOSE = 5000;

/** When a batch closes by itself. Each of the three rules may be off; the first that is met closes the batch. */
export type BatchClosing = {
  /** An hour of the day (0 to 23), on working days; null: not by the clock. */
  readonly atHour: number | null;
  /** Pieces that are ready; null: not by their number. */
  readonly atPieces: number | null;
  /** When the oldest print that is ready has waited a working day. */
  readonly isByAge: boolean;
  /** The country whose clock and working days count: that of the workshop. */
  readonly site: SiteCode;
};

export type ClosingReason = "hour" | "pieces" | "age";

type Calendar = Pick<DispatchCalendar, "timeZone" | "holidays">;

/** Returns whether all three rules are off, so that only a person closes batches. */
export const isClosingOff = ({ atHour, atPieces, isByAge }: BatchClosing): boolean =>
  atHour === null && atPieces === null && !isByAge;

/** Returns whether the hour has come since `doneAt`, when it was last acted on. */
export const isHourDue = (
  { atHour }: Pick<BatchClosing, "atHour">,
  { timeZone }: Pick<Calendar, "timeZone">,
  { now, doneAt }: { readonly now: Date; readonly doneAt: Date },
): boolean => atHour !== null && lastDailyInstant(now, atHour, timeZone) > doneAt;

/** Returns the rule by which the ready prints are to be closed now; null when none is met. */
export const closingReason = (
  closing: BatchClosing,
  calendar: Calendar,
  {
    now,
    doneAt,
    pieces,
    oldest,
  }: {
    readonly now: Date;
    /** When the hour was last acted on. */
    readonly doneAt: Date;
    /** How many pieces are ready. */
    readonly pieces: number;
    /** When the oldest of them came into the queue. */
    readonly oldest: Date;
  },
): ClosingReason | null => {
  if (pieces === 0) return null;
  if (isHourDue(closing, calendar, { now, doneAt }) && wasOnWorkingDay(closing, calendar, now)) return "hour";
  if (closing.atPieces !== null && pieces >= closing.atPieces) return "pieces";
  if (closing.isByAge && isWorkingDayOld(oldest, now, calendar)) return "age";
  return null;
};

const holidaysOf = ({ holidays }: Calendar): ReadonlySet<string> => new Set(holidays.map(({ date }) => date));

/** Returns whether the latest occurrence of the hour was on a working day, even if no worker ran at that time. */
const wasOnWorkingDay = ({ atHour }: BatchClosing, calendar: Calendar, now: Date): boolean => {
  if (atHour === null) return false;
  const day = localDay(lastDailyInstant(now, atHour, calendar.timeZone).toISOString(), calendar.timeZone);
  const dayBefore = new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return addWorkingDays(dayBefore, 1, holidaysOf(calendar)) === day;
};

/** Returns whether a working day has passed: from Friday 14:00 until Monday 14:00. */
const isWorkingDayOld = (since: Date, now: Date, calendar: Calendar): boolean => {
  const localOf = (at: Date) => ({
    day: localDay(at.toISOString(), calendar.timeZone),
    time: localTime(at.toISOString(), calendar.timeZone),
  });
  const from = localOf(since);
  const until = localOf(now);
  return `${addWorkingDays(from.day, 1, holidaysOf(calendar))}T${from.time}` <= `${until.day}T${until.time}`;
};
