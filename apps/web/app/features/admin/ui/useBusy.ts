import { useState } from "react";

/**
 * Returns whether work is under way, for the button that began it, and a function that reports work: it returns what the
 * work returns. The button is free again also when the work throws.
 */
export const useBusy = () => {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    whileBusy: async <Value>(work: Promise<Value>): Promise<Value> => {
      setIsBusy(true);
      try {
        return await work;
      } finally {
        setIsBusy(false);
      }
    },
  };
};
