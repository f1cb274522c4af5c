import { useSyncExternalStore } from "react";

/**
 * Whether this part is drawn as the server drew it: there, and once more where the browser takes its page over. Both must draw
 * the same, so neither knows what this browser keeps. A part that comes later may begin with it.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

const subscribeToNothing = () => () => {};
