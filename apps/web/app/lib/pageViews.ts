import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { pushEvent } from "./dataLayer.ts";

/** The addresses of an order, of a shared wall and of the way out of our news are keys (R6.3): a third party only learns what kind of page it was. */
export const publicPath = (path: string): string =>
  path.replace(/^\/(order|unsubscribe|walls)\/[^/]+/, "/$1/:id");

/** R2.4: one `custom_page_view` on the first load and on each finished route change. */
export const usePageViews = (): void => {
  const { pathname } = useLocation();
  // Strict mode runs effects twice, and a link to the page one is on changes no route.
  const pushed = useRef<string | null>(null);
  useEffect(() => {
    if (pushed.current === pathname) return;
    pushed.current = pathname;
    pushEvent({ event: "custom_page_view", path: publicPath(pathname) });
  }, [pathname]);
};
