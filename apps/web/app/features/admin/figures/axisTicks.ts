/**
 * Returns round numbers that cover 0 and all values, about `count` of them: steps of 1, 2 or 5 times a power of ten.
 */
export const axisTicks = (values: readonly number[], count = 4): readonly number[] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};
