import { formatDayRange } from "../orders/formatDay.ts";

/** Returns the title of a day's batch for people: "Batch 1 of Mon 23 Nov". `place` counts the day's batches from 1. */
export const batchTitle = (day: string, place: number): string =>
  `Batch ${place} of ${formatDayRange(day, day)}`;
