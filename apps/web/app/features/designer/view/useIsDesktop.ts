import { startTransition, useEffect, useState } from "react";

/** As the designer's stylesheet says: from here all panels stand beside the wall. */
const DESKTOP_QUERY = "(min-width: 64rem)";

/**
 * Whether panels are all in sight. The server does not know, and leaves it to the style sheet to hide them. What follows from
 * it is out of sight, so it gives way to whatever the shopper does: all panels at once would keep a phone busy for long.
 */
export const useIsDesktop = (): boolean => {
  const [isDesktop, setIsDesktop] = useState(true);
  useEffect(() => {
    const query = matchMedia(DESKTOP_QUERY);
    const handleChange = (): void => startTransition(() => setIsDesktop(query.matches));
    handleChange();
    query.addEventListener("change", handleChange);
    return () => query.removeEventListener("change", handleChange);
  }, []);
  return isDesktop;
};
