import { useEffect, useRef } from "react";
import { createPath, useNavigate, useNavigation } from "react-router";
import { openPendingPage } from "../../../../lib/browser/openPendingPage.ts";
import { claimPendingPage, savePendingPage } from "./pendingPage.ts";

const getStorage = (): Storage => window.sessionStorage;
const getHref = (): string => createPath(window.location);

/** Opens the page of a link that was pressed while the server was out of reach, as soon as it answers again. */
export const useOpenPendingPage = (): void => {
  const { location } = useNavigation();
  const navigate = useNavigate();
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = location === undefined ? null : createPath(location);
  }, [location]);
  useEffect(() => {
    const getPendingHref = () => pending.current;
    const { navigation } = window;
    return navigation === undefined
      ? savePendingPage({ page: window, getStorage, getHref, getPendingHref })
      : openPendingPage({
          navigation,
          getPendingHref,
          open: (href) => window.location.assign(href),
          reload: () => window.location.reload(),
        });
  }, []);
  useEffect(() => {
    const href = claimPendingPage({ getStorage, getHref });
    if (href !== null) void navigate(href);
  }, [navigate]);
};
