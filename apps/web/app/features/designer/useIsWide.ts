import { useSyncExternalStore } from "react";

/** As the designer's stylesheet says: from here all panels stand beside the wall. */
const WIDE = "(min-width: 64rem)";

const subscribe = (changed: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether panels are all in sight. The server does not know, and leaves it to the style sheet to hide them. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
