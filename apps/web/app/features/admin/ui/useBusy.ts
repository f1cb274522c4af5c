import { useState } from "react";

/**
 * Returns whether an action is pending, for the button that started it, and a function that tracks an action and
 * returns its result. The button is enabled again also when the action throws.
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
