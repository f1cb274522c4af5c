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

/**
 * A route's `handle`. `focused` is for pages that are a tool, such as the designer: no footer, the page fills the
 * screen.
 */
export type ShellHandle = { readonly shell: "full" | "focused" };

/** Pages of checkout, orders and the owner, which show no offer. */
const PATHS_WITHOUT_BANNER = /^\/(checkout|order|admin)/;

/** What surrounds every page: header, notices, footer, menu. Other features provide `cart` and `panels`. */
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

/** Shows that the next page is loading, but only after a delay (CSS). */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <div className={styles.progress} aria-hidden="true" />;
}

/**
 * Moves focus to `main` on a new page, so that screen readers start at its beginning, as after a full load. It does the
 * same when a change of the query removes the element that had focus. Returns the ref of `main`.
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
