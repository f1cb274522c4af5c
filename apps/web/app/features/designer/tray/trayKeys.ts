const KEY_STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

/** Returns the index of the photo that a key moves to; null when there is none. Counts from 0, row by row. */
export const indexAfterKey = (
  key: string,
  from: number,
  { count, columns }: { readonly count: number; readonly columns: number },
): number | null => {
  const step = KEY_STEPS[key]?.(columns);
  if (step === undefined) return null;
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  const to = from + step;
  return to >= 0 && to < count ? to : null;
};
