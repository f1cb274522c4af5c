import { useCallback, useEffect, useRef } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { showToast } from "../../lib/page/toast.ts";

/**
 * Prevents that a click on a link without a network replaces the page. The router reloads the document when the code of
 * the next page cannot be loaded; offline that would only lose the current page, with all that was typed there. Reloads
 * by the visitor are not blocked. In browsers without the Navigation API this does nothing.
 */
export const useBlockOfflineNavigation = (): void => {
  const currentLocation = useLocation();
  const pendingLocation = useNavigation().location;
  const navigate = useNavigate();
  const isCodeMissing = useRef(false);

  const stay = useCallback((): void => {
    showToast("info", "You're offline, and that page needs a connection.");
    // Otherwise the router would wait for that page for ever. This makes no request.
    void navigate(currentLocation, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }, [currentLocation, navigate]);

  useEffect(() => {
    const navigation: Navigation | undefined = window.navigation;
    const blockNavigation = (event: NavigateEvent) => {
      if (navigator.onLine || event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      isCodeMissing.current = true;
      stay();
    };
    navigation?.addEventListener("navigate", blockNavigation);
    return () => navigation?.removeEventListener("navigate", blockNavigation);
  }, [stay]);

  useEffect(() => {
    if (!isCodeMissing.current || !pendingLocation || pendingLocation.pathname === currentLocation.pathname)
      return;
    // The router never asks again for code whose reload was blocked, and which page lacks it is unknown here. Only a new
    // document does.
    if (navigator.onLine) window.location.assign(createPath(pendingLocation));
    else stay();
  }, [pendingLocation, currentLocation, stay]);
};
