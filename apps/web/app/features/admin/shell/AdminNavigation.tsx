import { NavLink } from "react-router";
import styles from "./AdminShell.module.css";
import { MoreIcon } from "./adminIcons.tsx";
import { ADMIN_PAGE_GROUPS, type AdminPage } from "./adminPages.ts";
import { useAdminPages } from "./useAdminPages.ts";

/** The number of unread threads. */
type UnreadCount = { readonly unread: number };

/** All pages by group, at the side of a wide screen. */
export function SideBar({ unread }: UnreadCount) {
  const allPages = useAdminPages();
  return (
    <nav aria-label="Admin pages" className={styles.side}>
      <div className={styles.sideInner}>
        {ADMIN_PAGE_GROUPS.map((group) => {
          const pages = allPages.filter((page) => page.group === group);
          return (
            pages.length > 0 && (
              <section key={group} aria-label={group}>
                {group !== ADMIN_PAGE_GROUPS[0] && <h2 className={styles.group}>{group}</h2>}
                <ul>
                  {pages.map((page) => (
                    <li key={page.path}>
                      <PageLink page={page} className={styles.link} unread={unread} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <ul>
          <li>
            <NavLink to="/admin/more" className={styles.link}>
              <MoreIcon size={20} />
              More
            </NavLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** The four pages of every hour and a link to all others, at the thumb. */
export function BottomBar({ unread }: UnreadCount) {
  const pages = useAdminPages();
  return (
    <nav aria-label="Main admin pages" className={styles.bottom}>
      <ul>
        {pages
          .filter(({ isInBottomBar }) => isInBottomBar)
          .map((page) => (
            <li key={page.path}>
              <PageLink page={page} className={styles.tab} unread={unread} />
            </li>
          ))}
        <li>
          <NavLink to="/admin/more" className={styles.tab}>
            <MoreIcon size={24} />
            More
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

function PageLink({
  page: { path, label, icon: PageIcon },
  className,
  unread,
}: UnreadCount & {
  readonly page: AdminPage;
  readonly className: string | undefined;
}) {
  return (
    <NavLink to={path} end={path === "/admin" || path === "/admin/shop"} className={className}>
      <PageIcon size={className === styles.tab ? 24 : 20} />
      {label}
      {path === "/admin/messages" && unread > 0 && (
        <span className={styles.count} role="img" aria-label={`${unread} unread`}>
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </NavLink>
  );
}
