import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves focus to `main` on a new page, so that screen readers start at its beginning, as after a full load. It does the
 * same when a change of the query removes the element that had focus. Returns the ref of `main`.
 */
export const useFocusOnRouteChange = (): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, hash } = useLocation();
  const lastLocation = useRef({ pathname, search });
  useEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { pathname, search };
    const isFocusLost = previous.search !== search && document.activeElement === document.body;
    // A link to a part of a page moves focus there by itself.
    if (!hash && (previous.pathname !== pathname || isFocusLost))
      main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash]);
  return main;
};
