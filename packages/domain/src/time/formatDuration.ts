const MINUTES_BY_UNIT = [
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** Returns minutes as text, in the largest unit that is exact: `2 hours`, `90 minutes`, `1 day`. */
export const formatDuration = (minutes: number): string => {
  const [unit, size] =
    MINUTES_BY_UNIT.find(([, size]) => minutes > 0 && minutes % size === 0) ?? MINUTES_BY_UNIT[2];
  const amount = minutes / size;
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
};
