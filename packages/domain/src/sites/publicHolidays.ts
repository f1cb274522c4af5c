import type { Holiday } from "./site.ts";

/**
 * Public holidays that a new site starts with; the owner adds and removes days. Weekends are left out, since nothing
 * is sent then anyway. Easter Sunday of 2027 is 28 March.
 */
export const ZA_HOLIDAYS: readonly Holiday[] = [
  { date: "2026-12-16", name: "Day of Reconciliation" },
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-01-01", name: "New Year's Day" },
  { date: "2027-03-22", name: "Human Rights Day (Monday after)" },
  { date: "2027-03-26", name: "Good Friday" },
  { date: "2027-03-29", name: "Family Day" },
  { date: "2027-04-27", name: "Freedom Day" },
  { date: "2027-06-16", name: "Youth Day" },
  { date: "2027-08-09", name: "National Women's Day" },
  { date: "2027-09-24", name: "Heritage Day" },
  { date: "2027-12-16", name: "Day of Reconciliation" },
  { date: "2027-12-27", name: "Day of Goodwill (Monday after)" },
];

/** Holidays of the whole country and of New South Wales, where the workshop is. */
export const AU_HOLIDAYS: readonly Holiday[] = [
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2026-12-28", name: "Boxing Day (Monday after)" },
  { date: "2027-01-01", name: "New Year's Day" },
  { date: "2027-01-26", name: "Australia Day" },
  { date: "2027-03-26", name: "Good Friday" },
  { date: "2027-03-29", name: "Easter Monday" },
  { date: "2027-06-14", name: "King's Birthday" },
  { date: "2027-10-04", name: "Labour Day" },
  { date: "2027-12-27", name: "Christmas Day (Monday after)" },
  { date: "2027-12-28", name: "Boxing Day (Tuesday after)" },
];
