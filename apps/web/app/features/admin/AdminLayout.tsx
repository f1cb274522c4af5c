import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Page } from "../../ui/Page.tsx";
import styles from "./Admin.module.css";
import { useUnreadCount } from "./useUnreadCount.ts";

/** An admin page: its title, the navigation of the admin pages and the content. */
export function AdminLayout({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Page title={title} lead={lead} width="wide">
      <AdminNav />
      {children}
    </Page>
  );
}

export function AdminNav() {
  const unread = useUnreadCount();
  return (
    <nav aria-label="The owner's desk">
      <ul className={styles.nav}>
        <li>
          <NavLink to="/admin/orders">Orders</NavLink>
        </li>
        <li>
          <NavLink to="/admin/messages">Messages{unread > 0 && ` (${unread} unread)`}</NavLink>
        </li>
        <li>
          <NavLink to="/admin" end>
            Your session
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
