const DAY_MS = 24 * 60 * 60 * 1000;

/** R4.13: how long after the order a shopper is reminded of its photos, further and further apart. */
export const REMINDER_DELAYS_DAYS = [2, 7, 14] as const;
/** Whoever has not answered by then is not written to again; the order waits for them all the same. */
const MAX_REMINDER_AGE_DAYS = 21;

/**
 * Which reminder an order of this time is due for now: 1, 2, 3, or null for none. One at a time: whoever missed some, such
 * as a shop that was switched off for a week, sends the one of today and not all of them.
 */
export const reminderDue = (orderedAt: Date, now: Date): number | null => {
  const days = (now.getTime() - orderedAt.getTime()) / DAY_MS;
  if (days >= MAX_REMINDER_AGE_DAYS) return null;
  const due = REMINDER_DELAYS_DAYS.filter((after) => days >= after).length;
  return due === 0 ? null : due;
};

/** When the orders were made that may be due for a reminder now. */
export const reminderSpan = (now: Date): { readonly after: Date; readonly until: Date } => ({
  after: new Date(now.getTime() - MAX_REMINDER_AGE_DAYS * DAY_MS),
  until: new Date(now.getTime() - REMINDER_DELAYS_DAYS[0] * DAY_MS),
});
