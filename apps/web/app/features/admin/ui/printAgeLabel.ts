import { MAX_PRINT_AGE_DAYS } from "@storywall/domain/figures/figures.ts";

/** Returns in words for how long prints have waited. The last age includes all higher ones. */
export const printAgeLabel = (days: number): string => {
  if (days === 0) return "Since today";
  if (days === MAX_PRINT_AGE_DAYS) return `${days} days and more`;
  return days === 1 ? "1 day" : `${days} days`;
};
