/**
 * In session storage: the page that was opening when the document was left, and the address that it was left at. Not in
 * `SESSION_KEYS`, which shoppers' pages load.
 */
const PENDING_PAGE = "admin_pending_page";

type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

type Dependencies = {
  /** The window, for its event `pagehide`. */
  readonly page: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  /** A browser may forbid even to ask for it. */
  readonly getStorage: () => SessionStorage;
  /** Returns the address of the page that is shown. */
  readonly getHref: () => string;
  /** Returns the address of the page that is opening; null: there is none. */
  readonly getPendingHref: () => string | null;
};

/**
 * Saves which page is opening when the document is left, for browsers without the Navigation API. There the router's
 * reload, when the code of a page can't be loaded, cannot be replaced (`openPendingPage`): the address stays that of the
 * page before, and the link that was pressed would be lost. Returns a function that stops it.
 */
export const savePendingPage = ({
  page,
  getStorage,
  getHref,
  getPendingHref,
}: Dependencies): (() => void) => {
  const handlePageHide = (): void => {
    const to = getPendingHref();
    try {
      if (to === null) getStorage().removeItem(PENDING_PAGE);
      else getStorage().setItem(PENDING_PAGE, `${getHref()} ${to}`);
    } catch {
      // Forbidden or full storage: the link is then pressed again.
    }
  };
  page.addEventListener("pagehide", handlePageHide);
  return () => page.removeEventListener("pagehide", handlePageHide);
};

/** Returns the page that was opening when this address was left, once; null: there was none. */
export const claimPendingPage = ({
  getStorage,
  getHref,
}: Pick<Dependencies, "getStorage" | "getHref">): string | null => {
  try {
    const storage = getStorage();
    // Addresses have no spaces: browsers encode them.
    const [from, to] = storage.getItem(PENDING_PAGE)?.split(" ") ?? [];
    storage.removeItem(PENDING_PAGE);
    return from === getHref() && to !== undefined ? to : null;
  } catch {
    return null;
  }
};
