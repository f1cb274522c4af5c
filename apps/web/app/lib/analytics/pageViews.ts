import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pushEvent } from "./dataLayer.ts";
import { withoutKeys } from "./keyAddresses.ts";

/** R2.4: one `custom_page_view` on the first load and on each finished route change. */
export const usePageViews = (): void => {
  const { pathname } = useLocation();
  // Strict mode runs effects twice, and a link to the page one is on changes no route.
  const pushed = useRef<string | null>(null);
  useEffect(() => {
    if (pushed.current === pathname) return;
    pushed.current = pathname;
    pushEvent({ event: "custom_page_view", path: withoutKeys(pathname) });
  }, [pathname]);
};
