import { addWorkingDays, type DispatchCalendar, localDay, localTime } from "../orders/dispatchDates.ts";
import type { SiteCode } from "../sites/site.ts";
import { DAY_MS } from "../time/durations.ts";
import { lastDailyInstant } from "../time/lastDailyInstant.ts";

/** Maximum number of pieces that a batch can be set to wait for. */
export const MAX_PIECES_TO_CLOSE = 5000;

/**
 * When a batch closes automatically. Each of the three rules may be off; the first one that is met closes the batch.
 */
export type BatchClosing = {
  /** Hour of the day (0 to 23) at which it closes on working days; null: at no hour. */
  readonly atHour: number | null;
  /** Number of ready pieces at which it closes; null: at no number. */
  readonly atPieces: number | null;
  /** Whether it closes once the oldest ready print has waited a working day. */
  readonly isByAge: boolean;
  /** The country of the workshop, whose clock and working days apply. */
  readonly site: SiteCode;
};

export type ClosingReason = "hour" | "pieces" | "age";

type Calendar = Pick<DispatchCalendar, "timeZone" | "holidays">;

/** Returns true if all three rules are off, so that only staff close batches. */
export const isClosingOff = ({ atHour, atPieces, isByAge }: BatchClosing): boolean =>
  atHour === null && atPieces === null && !isByAge;

/** Returns true if the hour has come since `doneAt`, the time when it was last handled. */
export const isHourDue = (
  { atHour }: Pick<BatchClosing, "atHour">,
  { timeZone }: Pick<Calendar, "timeZone">,
  { now, doneAt }: { readonly now: Date; readonly doneAt: Date },
): boolean => atHour !== null && lastDailyInstant(now, atHour, timeZone) > doneAt;

/** Returns the rule by which the ready prints must be closed now; null when no rule is met. */
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
    /** When the hour was last handled. */
    readonly doneAt: Date;
    /** Number of pieces that are ready. */
    readonly pieces: number;
    /** When the oldest of them was added to the queue. */
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

/** Returns true if the latest occurrence of the hour was on a working day, even if no worker ran then. */
const wasOnWorkingDay = ({ atHour }: BatchClosing, calendar: Calendar, now: Date): boolean => {
  if (atHour === null) return false;
  const day = localDay(lastDailyInstant(now, atHour, calendar.timeZone).toISOString(), calendar.timeZone);
  const dayBefore = new Date(Date.parse(`${day}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return addWorkingDays(dayBefore, 1, holidaysOf(calendar)) === day;
};

/** Returns true if a working day has passed, such as from Friday 14:00 to Monday 14:00. */
const isWorkingDayOld = (since: Date, now: Date, calendar: Calendar): boolean => {
  const localOf = (at: Date) => ({
    day: localDay(at.toISOString(), calendar.timeZone),
    time: localTime(at.toISOString(), calendar.timeZone),
  });
  const from = localOf(since);
  const until = localOf(now);
  return `${addWorkingDays(from.day, 1, holidaysOf(calendar))}T${from.time}` <= `${until.day}T${until.time}`;
};
