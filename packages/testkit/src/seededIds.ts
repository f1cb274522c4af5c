/** Creates ids of the right form that are the same in every run: `test_0_1`, `test_0_2`, … padded to 24 characters. */
export const seededIds = (seed = 0): { next(): string } => {
  let count = 0;
  return {
    next: () => {
      count += 1;
      return `test_${seed}_${count}`.padEnd(24, "_");
    },
  };
};
