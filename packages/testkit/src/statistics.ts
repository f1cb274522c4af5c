/** Returns the middle value, or the mean of the two in the middle; NaN for no values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

/** Returns the smallest of the values that `percent` of them do not exceed (nearest rank); NaN for no values. */
export const percentile = (values: readonly number[], percent: number): number => {
  const rank = Math.ceil((values.length * percent) / 100);
  return values.toSorted((a, b) => a - b)[Math.max(rank, 1) - 1] ?? Number.NaN;
};
