/** Returns a number or range of working days as text: `1 working day`, `1 to 2 working days`. */
export const formatWorkingDays = (from: number, to = from): string =>
  `${from === to ? from : `${from} to ${to}`} working ${to === 1 ? "day" : "days"}`;

/** Returns a number of days as text: `60 days`, `a year`. */
export const formatDayCount = (count: number): string =>
  count === 365 ? "a year" : `${count} ${count === 1 ? "day" : "days"}`;
