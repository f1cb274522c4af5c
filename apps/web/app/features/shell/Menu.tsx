import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { ChatIcon, MailIcon } from "../../ui/icons/icons.tsx";
import { Drawer } from "../../ui/modal/Drawer.tsx";
import { FaqLink } from "./Header.tsx";
import styles from "./Menu.module.css";
import { StorefrontLinks } from "./StorefrontLinks.tsx";

/** The menu on the left (R2.15), with the shopper's order and the wall that they left off (`children`) above its links. */
export function Menu({ children }: { readonly children: ReactNode }) {
  const open = usePanels((panels) => panels.open === "menu");
  const hide = usePanels((panels) => panels.hide);
  const { copy } = useSite();
  return (
    <Drawer open={open} onClose={hide} title="Menu" side="left">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key is clicked */}
      <nav aria-label="Menu" onClick={closeAfterLink}>
        {children}
        <ul className={styles.list}>
          <li>
            <Link to="/browse">Browse layouts and sets</Link>
          </li>
          <li>
            <Link to="/design">Design your wall</Link>
          </li>
          <li>
            <Link to="/walls">Your walls</Link>
          </li>
          <li>
            <Link to="/walls#orders">Find my order</Link>
          </li>
          <li>
            <Link to="/art">Wall art</Link>
          </li>
          <li>
            <Link to="/frames">The frames</Link>
          </li>
          <li>
            <Link to="/how-it-works">How it works</Link>
          </li>
          <li>
            <FaqLink>Questions and answers</FaqLink>
          </li>
        </ul>
      </nav>
      <section className={styles.section}>
        <h3 className={styles.heading}>Talk to us</h3>
        <Link to="/contact#messages" onClick={closeAfterLink} className={styles.mail}>
          <ChatIcon size={20} />
          Write to us here
        </Link>
        <a href={`mailto:${copy.email_address}`} className={styles.mail}>
          <MailIcon size={20} />
          {copy.email_address}
        </a>
      </section>
      <section className={styles.section}>
        <h3 className={styles.heading}>Where should we deliver?</h3>
        <StorefrontLinks />
      </section>
    </Drawer>
  );
}

/** Closes the menu after a click on a link, before the navigation, so that focus can move to the new page. */
const closeAfterLink = (event: MouseEvent): void => {
  const { open, hide } = usePanels.getState();
  if (open === "menu" && event.target instanceof Element && event.target.closest("a")) hide();
};
