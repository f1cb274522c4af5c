import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import styles from "./AdminShell.module.css";
import { MoreIcon, ShopIcon } from "./adminIcons.tsx";
import { ADMIN_PAGE_GROUPS, type AdminPage } from "./adminPages.ts";
import { useAdminPages } from "./useAdminPages.ts";
import type { MenuCounts } from "./useMenuCounts.ts";

type Counts = { readonly counts: MenuCounts };

/** The menu at the side of a wide screen: pages by group. A rarely used page is listed only while it is open. */
export function SideBar({ counts }: Counts) {
  const allPages = useAdminPages();
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // On a low screen the menu scrolls by itself, to show the open page's line. Only the menu moves, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is another one on each page
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>("[aria-current]");
    if (!menu.current || !link) return;
    const end = link.offsetTop + link.offsetHeight;
    if (end > menu.current.scrollTop + menu.current.clientHeight)
      menu.current.scrollTop = end - menu.current.clientHeight;
    if (link.offsetTop < menu.current.scrollTop) menu.current.scrollTop = link.offsetTop;
  }, [pathname]);
  return (
    <nav aria-label="Admin pages" className={styles.side}>
      <div ref={menu} className={styles.sideInner}>
        {ADMIN_PAGE_GROUPS.map((group) => {
          const pages = allPages.filter(
            (page) => page.group === group && (!page.isRare || page.path === pathname),
          );
          return (
            pages.length > 0 && (
              <section key={group} aria-label={group}>
                {group !== ADMIN_PAGE_GROUPS[0] && <h2 className={styles.group}>{group}</h2>}
                <ul>
                  {pages.map((page) => (
                    <li key={page.path}>
                      <PageLink page={page} className={styles.link} counts={counts} />
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
          <li>
            <ShopLink className={styles.link} />
          </li>
        </ul>
      </div>
    </nav>
  );
}

/**
 * The bar at the bottom of a phone: the four pages that are used most and a link to all others. The open page is under
 * one of them.
 */
export function BottomBar({ counts }: Counts) {
  const pages = useAdminPages().filter(({ isInBottomBar }) => isInBottomBar);
  const { pathname } = useLocation();
  const isInTab = pages.some(({ path }) =>
    path === "/admin" ? pathname === path : `${pathname}/`.startsWith(`${path}/`),
  );
  return (
    <nav aria-label="Main admin pages" className={styles.bottom}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink page={page} className={styles.tab} counts={counts} />
          </li>
        ))}
        <li>
          <Link
            to="/admin/more"
            className={styles.tab}
            aria-current={pathname === "/admin/more" ? "page" : !isInTab}
          >
            <MoreIcon size={24} />
            More
            {/* The page that checks photos is reached through More. */}
            <Count count={counts.toLookAt} label={photosToCheck(counts.toLookAt)} />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Links at the top of Today to the daily pages that do not fit into a phone's bar. A wide screen has them in its menu.
 */
export function WorkLinks({ counts }: Counts) {
  const pages = useAdminPages().filter(({ group, isInBottomBar }) => group === "Work" && !isInBottomBar);
  return (
    <nav aria-label="More work" className={styles.workLinks}>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <PageLink page={page} className={styles.workLink} counts={counts} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A link to the shop in admin mode, in which each page links to the form that edits it (R1.4). */
export function ShopLink({ className }: { readonly className: string | undefined }) {
  return (
    <a href="/?is_admin_mode=true" className={className}>
      <ShopIcon size={20} />
      See the shop
    </a>
  );
}

function PageLink({
  page: { path, label, icon: PageIcon },
  className,
  counts: { unread, toLookAt, toPrint },
}: Counts & {
  readonly page: AdminPage;
  readonly className: string | undefined;
}) {
  return (
    <NavLink to={path} end={path === "/admin" || path === "/admin/shop"} className={className}>
      <PageIcon size={className === styles.tab ? 24 : 20} />
      {label}
      {path === "/admin/messages" && <Count count={unread} label={`${unread} unread`} />}
      {path === "/admin/look" && <Count count={toLookAt} label={photosToCheck(toLookAt)} />}
      {path === "/admin/make" && <Count count={toPrint} label={printsToMake(toPrint)} />}
    </NavLink>
  );
}

const photosToCheck = (count: number): string =>
  count === 1 ? "1 photo to check" : `${count} photos to check`;

const printsToMake = (count: number): string => (count === 1 ? "1 print waiting" : `${count} prints waiting`);

function Count({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} role="img" aria-label={label}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
