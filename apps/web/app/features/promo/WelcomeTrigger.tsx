import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useRootData } from "../../lib/api/rootData.ts";
import { COOKIE_NAMES, readCookie } from "../../lib/browser/cookies.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { readPromoSeenCount } from "../../lib/page/promoStorage.ts";
import { canShowWelcome } from "./canShowWelcome.ts";
import { isPromoSubscribed } from "./promoSubscribed.ts";

/**
 * Shows the welcome offer by itself by the rule of `canShowWelcome` (R2.11, R9.5). Rendered only when its flag is on.
 */
export default function WelcomeTrigger() {
  const { pathname, search } = useLocation();
  const { tagManagerId } = useRootData();
  const show = usePanels((panels) => panels.show);
  const hide = usePanels((panels) => panels.hide);
  const pages = useRef<readonly string[]>([]);
  const hasPromoInUrl = useRef(new URLSearchParams(search).has("promo"));
  useEffect(() => {
    if (pages.current.at(-1) !== pathname) pages.current = [...pages.current, pathname];
    const visit = {
      path: pathname,
      pages: pages.current.length,
      hasSeen: readPromoSeenCount() > 0,
      isSubscribed: isPromoSubscribed() || hasPromoInUrl.current,
      isBusy:
        isOverlayOpen() || (tagManagerId !== null && readCookie(COOKIE_NAMES.marketingConsent) === null),
    };
    if (canShowWelcome(visit)) show("welcome");
    // Navigating with the browser's buttons counts as an answer too.
    return () => {
      if (usePanels.getState().open === "welcome") hide();
    };
  }, [pathname, tagManagerId, show, hide]);
  return null;
}

const isOverlayOpen = (): boolean =>
  usePanels.getState().open !== null || document.querySelector("dialog[open], :popover-open") !== null;
