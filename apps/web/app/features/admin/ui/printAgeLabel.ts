import { MAX_PRINT_AGE_DAYS } from "@storywall/domain/figures/figures.ts";

/** Returns for how long prints have waited, in words. The last age holds all higher ones. */
export const printAgeLabel = (days: number): string => {
  if (days === 0) return "Since today";
  if (days === MAX_PRINT_AGE_DAYS) return `${days} days and more`;
  return days === 1 ? "1 day" : `${days} days`;
};
