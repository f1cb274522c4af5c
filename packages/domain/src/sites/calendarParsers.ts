import { type Parser, readArray, readRecord } from "../parse/parseAll.ts";
import type { Holiday, Site } from "./site.ts";
import { daysParser, integerParser, lineParser, rejectDuplicates, SITE_LIMITS } from "./siteParsers.ts";

export const readDispatchDays: Parser<Site["dispatchDays"]> = daysParser(SITE_LIMITS.dispatchDays);

/** Either both days or none: half a promise is none. */
export const readCourierDays: Parser<Site["courierDays"]> = (reader) => {
  const readDays = integerParser(1, SITE_LIMITS.dispatchDays);
  const days: Parser<number | null> = (day) => (day.isNull ? null : readDays(day));
  const { from, to } = readRecord<{ readonly from: number | null; readonly to: number | null }>(reader, {
    from: days,
    to: days,
  });
  if (from === null && to === null) return { from, to };
  if (from === null || to === null) return reader.fail("both days, or neither of them");
  return from <= to ? { from, to } : reader.fail("days of which the first is not after the last");
};

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const readCutOffTime: Parser<string | null> = (reader) => {
  if (reader.isNull) return null;
  const time = reader.string(5);
  return TIME_OF_DAY.test(time) ? time : reader.fail("a time of day such as 14:00");
};

/** Maximum number of holidays: three years of public ones and a workshop's own. More would hide a mistake. */
const MAX_HOLIDAYS = 100;

/** Returns the holidays in the order of their dates. */
export const readHolidays: Parser<readonly Holiday[]> = (reader) => {
  const holidays = readArray(reader, MAX_HOLIDAYS, (holiday) =>
    readRecord<Holiday>(holiday, { date: readDay, name: lineParser(60) }),
  );
  rejectDuplicates(reader, holidays, ({ date }) => date, "holidays of different days");
  return holidays.toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

export const readDay: Parser<string> = (reader) => {
  const day = reader.string(10);
  return isDay(day) ? day : reader.fail("a day such as 2026-12-25");
};

/** Returns true for a day that exists, so not for 2026-02-30. */
const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};
