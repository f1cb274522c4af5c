const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Formats `2026-11-24` as "Tuesday 24 November". Intl is not used: its spelling differs between server and browser. */
export const formatDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
};

/** Formats two days as "Thu 26 to Mon 30 Nov", with another word between them if need be, and one day as "Thu 26 Nov". */
export const formatDayRange = (from: string, to: string, between: "to" | "or" | "and" = "to"): string => {
  const last = `${weekdayOf(to)} ${formatShortDay(to)}`;
  if (from === to) return last;
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${weekdayOf(from)} ${isSameMonth ? Number(from.slice(8)) : formatShortDay(from)} ${between} ${last}`;
};

/** Says when a courier comes: "between Thu 26 and Mon 30 Nov", or "on Thu 26 Nov". */
export const arrivalText = (from: string, to: string): string =>
  `${from === to ? "on" : "between"} ${formatDayRange(from, to, "and")}`;

const weekdayOf = (day: string): string | undefined =>
  WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]?.slice(0, 3);

/** Formats `2026-12-04` as "4 Dec". */
export const formatShortDay = (day: string): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3)}`;
