import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { Link } from "react-router";
import { AdminPage } from "../ui/AdminPage.tsx";
import { ShopLink } from "./AdminNavigation.tsx";
import { ADMIN_PAGE_GROUPS } from "./adminPages.ts";
import styles from "./MorePage.module.css";
import { OwnerSessionInfo } from "./OwnerSessionInfo.tsx";
import { ShortcutSwitch } from "./shortcuts/ShortcutSwitch.tsx";
import { useAdminPages } from "./useAdminPages.ts";
import { useMenuCounts } from "./useMenuCounts.ts";

/** A list of all pages, for phones, and this person's session. */
export function MorePage({ session }: { readonly session: OwnerSession }) {
  const pages = useAdminPages();
  const { toLookAt, toPrint } = useMenuCounts();
  return (
    <AdminPage title="More">
      <nav aria-label="All admin pages" className={styles.groups}>
        {ADMIN_PAGE_GROUPS.map((group) => {
          const ofGroup = pages.filter((page) => page.group === group);
          return (
            ofGroup.length > 0 && (
              // The side bar has a section of the same name.
              <section key={group}>
                <h2 className={styles.group}>{group}</h2>
                <ul className={styles.pages}>
                  {ofGroup.map(({ path, label, icon: PageIcon }) => (
                    <li key={path}>
                      <Link to={path} className={styles.page}>
                        <PageIcon size={20} />
                        {label}
                        {path === "/admin/look" && toLookAt > 0 && ` (${toLookAt})`}
                        {path === "/admin/make" && toPrint > 0 && ` (${toPrint})`}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <ShopLink className={styles.page} />
      </nav>
      <ShortcutSwitch />
      <OwnerSessionInfo session={session} onSignedOut={async () => location.assign("/admin")} />
    </AdminPage>
  );
}
