/** The parts of the browser's Navigation API that are used here. */
type NavigationEvents = Pick<EventTarget, "addEventListener" | "removeEventListener">;

type Dependencies = {
  /** Undefined in browsers without the Navigation API: then nothing is replaced. */
  readonly navigation: NavigationEvents | undefined;
  /** Returns the address of the page that is opening; null when there is none. */
  readonly getPendingHref: () => string | null;
  readonly open: (href: string) => void;
  readonly reload: () => void;
};

/** React reports a little later than the router that a page is opening. */
const PENDING_DELAY_MS = 100;

/**
 * Replaces a reload that the router causes while another page is opening with a visit of that page. The router reloads
 * the document when the code of the next page can't be loaded, but the address is still that of the previous page, so
 * the click would be lost once the server answers again. Reloads by the visitor are left alone. Returns a function
 * that stops it.
 */
export const openPendingPage = ({ navigation, getPendingHref, open, reload }: Dependencies): (() => void) => {
  let isReloading = false;
  const handleNavigate = (event: Event): void => {
    if (isReloading || !isRouterReload(event)) return;
    event.preventDefault();
    setTimeout(() => {
      const href = getPendingHref();
      if (href !== null) return open(href);
      isReloading = true;
      reload();
    }, PENDING_DELAY_MS);
  };
  navigation?.addEventListener("navigate", handleNavigate);
  return () => navigation?.removeEventListener("navigate", handleNavigate);
};

const isRouterReload = (event: Event): boolean =>
  "navigationType" in event &&
  event.navigationType === "reload" &&
  "userInitiated" in event &&
  event.userInitiated === false;
