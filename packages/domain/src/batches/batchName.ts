const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * Returns the name of a day's batch: `batch-2026-11-23-a`; `aa` follows `z`. `place` counts the day's batches from
 * 1. Sorted by name, a year's batches are in the order in which they were closed, if there are at most 26 a day.
 */
export const batchName = (day: string, place: number): string => {
  let letters = "";
  for (let rest = place; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length))
    letters = LETTERS.charAt((rest - 1) % LETTERS.length) + letters;
  return `batch-${day}-${letters}`;
};
