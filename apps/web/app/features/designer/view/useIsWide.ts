import { startTransition, useEffect, useState } from "react";

/** As the designer's stylesheet says: from here all panels stand beside the wall. */
const WIDE = "(min-width: 64rem)";

/**
 * Whether panels are all in sight. The server does not know, and leaves it to the style sheet to hide them. What follows from
 * it is out of sight, so it gives way to whatever the shopper does: all panels at once would keep a phone busy for long.
 */
export const useIsWide = (): boolean => {
  const [isWide, setWide] = useState(true);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = (): void => startTransition(() => setWide(query.matches));
    follow();
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isWide;
};
