import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../lib/page/toast.ts";

/**
 * Keeps the page where it is when a link is pressed without a network. The router loads the page anew when the code of the
 * next one cannot be had: offline that only takes away what is on the screen, with all that was typed there. A reload that
 * the visitor asks for, and browsers without the Navigation API, go on as they are.
 */
export const useBlockOfflineNavigation = (): void => {
  const currentLocation = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const navigation: Navigation | undefined = window.navigation;
    const blockNavigation = (event: NavigateEvent) => {
      if (navigator.onLine || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      showToast("info", "You are offline, and that page needs a connection.");
      // Or the router waits for that page for ever. Nothing is asked of the shop for it.
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
