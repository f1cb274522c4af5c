import { useSyncExternalStore } from "react";

/**
 * Returns true on the server and in the hydrating render. Both must render the same, so neither may use what this
 * browser has stored. A component that mounts later returns false at once and may use it.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

const subscribeToNothing = () => () => {};
