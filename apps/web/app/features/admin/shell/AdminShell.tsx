import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useFocusOnRouteChange } from "../../../lib/page/useFocusOnRouteChange.ts";
import { NavigationProgress } from "../../../ui/NavigationProgress.tsx";
import { SkipLink } from "../../../ui/SkipLink.tsx";
import { NoticeBar } from "../ui/NoticeBar.tsx";
import { BottomBar, SideBar, WorkLinks } from "./AdminNavigation.tsx";
import styles from "./AdminShell.module.css";
import { ProofDialog } from "./ProofDialog.tsx";
import { CommandPalette } from "./palette/CommandPalette.tsx";
import { useOpenPendingPage } from "./pending/useOpenPendingPage.ts";
import { SignInDialog } from "./SignInDialog.tsx";
import { KeyboardHelp } from "./shortcuts/KeyboardHelp.tsx";
import { useFirstActionKey } from "./shortcuts/useFirstActionKey.ts";
import { useMenuCounts } from "./useMenuCounts.ts";

/** The frame around every admin page: the menu at the side, on a phone at the bottom, and what opens over a page. */
export function AdminShell({ children }: { readonly children: ReactNode }) {
  const main = useFocusOnRouteChange();
  const counts = useMenuCounts();
  const { pathname } = useLocation();
  useFirstActionKey();
  useOpenPendingPage();
  return (
    <div data-admin className={styles.shell}>
      <SkipLink />
      <NavigationProgress />
      <header className={styles.top}>
        <Link to="/admin" className={styles.brand}>
          Storywall
        </Link>
        <CommandPalette />
      </header>
      <SideBar counts={counts} />
      {pathname === "/admin" && <WorkLinks counts={counts} />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <BottomBar counts={counts} />
      <NoticeBar />
      <KeyboardHelp />
      <SignInDialog />
      <ProofDialog />
    </div>
  );
}
