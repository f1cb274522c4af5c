import { useCallback, useEffect, useRef } from "react";
import { createPath, useLocation, useNavigate, useNavigation } from "react-router";
import { showToast } from "../../lib/page/toast.ts";

/** React knows a little later than the router that a page is opening. */
const PENDING_DELAY_MS = 100;

/** Returns the first segment of a path: pages that share it may share their code. */
const sectionOf = (pathname: string): string => pathname.split("/")[1] ?? "";

/**
 * Prevents that a click on a link without a network replaces the page. The router reloads the document when the code of
 * the next page cannot be loaded; offline that would only lose the current page, with all that was typed there. Reloads
 * by the visitor are not blocked. In browsers without the Navigation API this does nothing.
 */
export const useBlockOfflineNavigation = (): void => {
  const currentLocation = useLocation();
  const pendingLocation = useNavigation().location;
  const navigate = useNavigate();
  const pendingSection = useRef<string | null>(null);
  const blockedSections = useRef<ReadonlySet<string>>(new Set());

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
      setTimeout(() => {
        if (pendingSection.current !== null)
          blockedSections.current = new Set([...blockedSections.current, pendingSection.current]);
        stay();
      }, PENDING_DELAY_MS);
    };
    navigation?.addEventListener("navigate", blockNavigation);
    return () => navigation?.removeEventListener("navigate", blockNavigation);
  }, [stay]);

  useEffect(() => {
    pendingSection.current = pendingLocation ? sectionOf(pendingLocation.pathname) : null;
    if (!pendingLocation || pendingLocation.pathname === currentLocation.pathname) return;
    if (!blockedSections.current.has(sectionOf(pendingLocation.pathname))) return;
    // The router still waits for the code whose reload was blocked, and never asks for it again: only a new document does.
    if (navigator.onLine) window.location.assign(createPath(pendingLocation));
    else stay();
  }, [pendingLocation, currentLocation, stay]);
};
