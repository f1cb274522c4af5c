import { startTransition, useEffect, useState } from "react";

/** The breakpoint of the designer's style sheet: from here on all panels are beside the wall. */
const DESKTOP_QUERY = "(min-width: 64rem)";

export const isDesktop = (): boolean => matchMedia(DESKTOP_QUERY).matches;

/**
 * Returns whether all panels are visible. The server does not know and returns true; the style sheet hides the
 * panels. A change is a transition, because what it renders is not visible: rendering all panels at once would keep a
 * phone busy for long.
 */
export const useIsDesktop = (): boolean => {
  const [isWide, setIsWide] = useState(true);
  useEffect(() => {
    const query = matchMedia(DESKTOP_QUERY);
    const handleChange = (): void => startTransition(() => setIsWide(query.matches));
    handleChange();
    query.addEventListener("change", handleChange);
    return () => query.removeEventListener("change", handleChange);
  }, []);
  return isWide;
};
