import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";
import { openPendingPage } from "../../../lib/browser/openPendingPage.ts";

/** Opens the page of a link that was pressed while the server was out of reach, as soon as it answers again. */
export const useOpenPendingPage = (): void => {
  const { location } = useNavigation();
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = location === undefined ? null : createPath(location);
  }, [location]);
  useEffect(
    () =>
      openPendingPage({
        navigation: window.navigation,
        getPendingHref: () => pending.current,
        open: (href) => window.location.assign(href),
        reload: () => window.location.reload(),
      }),
    [],
  );
};
