import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useMatches, useNavigation } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { Menu } from "./Menu.tsx";
import { NoScriptNotice } from "./NoScriptNotice.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import styles from "./Shell.module.css";
import { WelcomeBanner } from "./WelcomeBanner.tsx";

/** A route's `handle`. `focused` is for pages that are a tool of their own: no footer, the page fills the screen. */
export type ShellHandle = { readonly shell: "full" | "focused" };

/** Whoever pays, has paid or runs the shop is not told of an offer. */
const PATHS_WITHOUT_BANNER = /^\/(checkout|order|admin)/;

/** What stands around every page. `cart` and `panels` come from their own features. */
export function Shell({
  cart,
  panels,
  children,
}: {
  readonly cart: ReactNode;
  readonly panels: ReactNode;
  readonly children: ReactNode;
}) {
  const main = useFocusOnRouteChange();
  const { welcomeBanner } = useSite();
  const { pathname } = useLocation();
  const isFocused = useMatches().some(({ handle }) => isShellHandle(handle) && handle.shell === "focused");
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <NavigationProgress />
      {!isFocused && welcomeBanner.enabled && !PATHS_WITHOUT_BANNER.test(pathname) && <WelcomeBanner />}
      <Header cart={cart} />
      <NoScriptNotice />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className={isFocused ? styles.focused : styles.main}>
        {children}
      </main>
      {!isFocused && <Footer />}
      <Menu />
      {panels}
    </>
  );
}

/** The next page is on its way; shown only when that takes long enough to wonder. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.progress} aria-hidden="true" />;
}

/**
 * A new page is read from its beginning: focus goes to `main`, as it would with a page loaded anew. So it does where another wall
 * takes the place of one whose button had the focus.
 */
const useFocusOnRouteChange = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, search, hash } = useLocation();
  const lastLocation = useRef({ pathname, search });
  useEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { pathname, search };
    const isFocusLost = previous.search !== search && document.activeElement === document.body;
    // A link to a part of a page moves focus there by itself.
    if (!hash && (previous.pathname !== pathname || isFocusLost))
      main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash]);
  return main;
};

const isShellHandle = (handle: unknown): handle is ShellHandle =>
  typeof handle === "object" && handle !== null && "shell" in handle;
