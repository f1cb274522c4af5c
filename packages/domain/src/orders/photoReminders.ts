import { DAY_MS } from "../time/durations.ts";

/** Days after the order on which a shopper is reminded of its missing photos (R4.13), at growing intervals. */
export const REMINDER_DELAYS_DAYS = [2, 7, 14] as const;
/** From this age no reminder is sent. The order still waits for its photos. */
const MAX_REMINDER_AGE_DAYS = 21;

/**
 * Returns the number of the reminder that an order is due for now: 1, 2 or 3; null for none. Only the latest is due:
 * a shop that was switched off for a week sends one reminder, not all that it missed.
 */
export const dueReminderNumber = (orderedAt: Date, now: Date): number | null => {
  const days = (now.getTime() - orderedAt.getTime()) / DAY_MS;
  if (days >= MAX_REMINDER_AGE_DAYS) return null;
  const due = REMINDER_DELAYS_DAYS.filter((delay) => days >= delay).length;
  return due === 0 ? null : due;
};

/** Returns the range of order times for which a reminder may be due now. */
export const dueOrderRange = (now: Date): { readonly after: Date; readonly until: Date } => ({
  after: new Date(now.getTime() - MAX_REMINDER_AGE_DAYS * DAY_MS),
  until: new Date(now.getTime() - REMINDER_DELAYS_DAYS[0] * DAY_MS),
});
