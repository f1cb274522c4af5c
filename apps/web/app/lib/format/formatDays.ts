/** Returns a number or range of working days as text: `1 working day`, `1 to 2 working days`. */
export const formatWorkingDays = (from: number, to = from): string =>
  `${from === to ? from : `${from} to ${to}`} working ${to === 1 ? "day" : "days"}`;

const DAYS_A_YEAR = 365;

/** Returns a number of days as text: `60 days`, `a year`, `2 years`. */
export const formatDayCount = (count: number): string => {
  if (count === DAYS_A_YEAR) return "a year";
  return count > 0 && count % DAYS_A_YEAR === 0
    ? `${count / DAYS_A_YEAR} years`
    : `${count} ${count === 1 ? "day" : "days"}`;
};
