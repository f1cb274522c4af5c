import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { useFocusOnRouteChange } from "../../lib/page/useFocusOnRouteChange.ts";
import { NavigationProgress } from "../../ui/NavigationProgress.tsx";
import { SkipLink } from "../../ui/SkipLink.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { NoScriptNotice } from "./NoScriptNotice.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import styles from "./Shell.module.css";
import { WelcomeBanner } from "./WelcomeBanner.tsx";

/**
 * A route's `handle`. `focused` is for pages that are a tool, such as the designer: no footer, the page fills the
 * screen.
 */
export type ShellHandle = { readonly shell: "full" | "focused" };

/** Pages of checkout and orders, which show no offer. */
const PATHS_WITHOUT_BANNER = /^\/(checkout|order)/;

/** What surrounds every page: header, notices, footer. Other features provide `bar`, `cart` and `panels`. */
export function Shell({
  bar,
  cart,
  panels,
  children,
}: {
  readonly bar: ReactNode;
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
      <SkipLink />
      <NavigationProgress />
      {bar}
      {!isFocused && welcomeBanner.enabled && !PATHS_WITHOUT_BANNER.test(pathname) && <WelcomeBanner />}
      <Header cart={cart} />
      <NoScriptNotice />
      <OfflineNotice />
      <main id="main" ref={main} tabIndex={-1} className={isFocused ? styles.focused : styles.main}>
        {children}
      </main>
      {!isFocused && <Footer />}
      {panels}
    </>
  );
}

const isShellHandle = (handle: unknown): handle is ShellHandle =>
  typeof handle === "object" && handle !== null && "shell" in handle;
