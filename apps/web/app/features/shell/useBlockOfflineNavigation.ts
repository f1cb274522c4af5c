import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../lib/page/toast.ts";

/**
 * Prevents that a click on a link without a network replaces the page. The router reloads the document when the code of
 * the next page cannot be loaded; offline that would only lose the current page, with all that was typed there. Reloads
 * by the visitor are not blocked. In browsers without the Navigation API this does nothing.
 */
export const useBlockOfflineNavigation = (): void => {
  const currentLocation = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const navigation: Navigation | undefined = window.navigation;
    const blockNavigation = (event: NavigateEvent) => {
      if (navigator.onLine || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      showToast("info", "You're offline, and that page needs a connection.");
      // Otherwise the router would wait for that page for ever. This makes no request.
      void navigate(currentLocation, {
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    };
    navigation?.addEventListener("navigate", blockNavigation);
    return () => navigation?.removeEventListener("navigate", blockNavigation);
  }, [currentLocation, navigate]);
};
