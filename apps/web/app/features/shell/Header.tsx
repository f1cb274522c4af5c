import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { usePanels } from "../../lib/page/panels.ts";
import { IconButton } from "../../ui/Button.tsx";
import { MenuIcon } from "../../ui/icons/icons.tsx";
import { CountrySwitch } from "./CountrySwitch.tsx";
import styles from "./Header.module.css";
import { Wordmark } from "./Wordmark.tsx";

/** The header: a link home, the main navigation, and the cart, which the cart feature provides. */
export function Header({ cart }: { readonly cart: ReactNode }) {
  const show = usePanels((panels) => panels.show);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.menu}>
          <IconButton label="Menu" onClick={() => show("menu")}>
            <MenuIcon />
          </IconButton>
        </div>
        <Link to="/" className={styles.home} aria-label="Storywall, home">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className={styles.nav}>
          <NavLink to="/browse">Browse</NavLink>
          <NavLink to="/art">Art</NavLink>
          <NavLink to="/frames">Frames</NavLink>
          <NavLink to="/how-it-works">How it works</NavLink>
          <FaqLink>Questions</FaqLink>
          <NavLink to="/walls">Your walls</NavLink>
        </nav>
        <div className={styles.end}>
          <div className={styles.country}>
            <CountrySwitch />
          </div>
          {cart}
        </div>
      </div>
    </header>
  );
}

/** A link that opens the FAQ as a modal; without scripts, and in a new tab, it opens the FAQ page. */
export function FaqLink({ children }: { readonly children: ReactNode }) {
  const show = usePanels((panels) => panels.show);
  return (
    <Link
      to="/faq"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        show("faq");
      }}
    >
      {children}
    </Link>
  );
}
