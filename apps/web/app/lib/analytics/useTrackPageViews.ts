import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pushEvent } from "./dataLayer.ts";
import { redactPath } from "./secretPaths.ts";

/** Pushes one `custom_page_view` on the first load and on each finished route change (R2.4). */
export const useTrackPageViews = (): void => {
  const { pathname } = useLocation();
  // Strict mode runs effects twice, and a link to the current page changes no route.
  const lastPath = useRef<string | null>(null);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    pushEvent({ event: "custom_page_view", path: redactPath(pathname) });
  }, [pathname]);
};
