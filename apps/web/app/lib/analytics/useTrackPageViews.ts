import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pushEvent } from "./dataLayer.ts";
import { pageOf } from "./pageOf.ts";
import { redactPath } from "./secretPaths.ts";

/**
 * Pushes one `custom_page_view` on the first load and on each finished route change (R2.4); a change of layout or set in
 * the designer is one.
 */
export const useTrackPageViews = (): void => {
  const { pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  // Strict mode runs effects twice, and a link to the current page changes no route.
  const lastPage = useRef<string | null>(null);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    pushEvent({ event: "custom_page_view", path: redactPath(pathname) });
  }, [page, pathname]);
};
