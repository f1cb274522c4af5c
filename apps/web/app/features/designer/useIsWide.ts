import { useSyncExternalStore } from "react";

/** As the designer's stylesheet says: from here all panels stand beside the wall. */
const WIDE = "(min-width: 64rem)";

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether panels are all in sight; false on the server, which does not know. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
