import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { Link } from "react-router";
import { AdminPage } from "../ui/AdminPage.tsx";
import { ShopLink } from "./AdminNavigation.tsx";
import styles from "./MorePage.module.css";
import { OwnerSessionInfo } from "./OwnerSessionInfo.tsx";
import { ShortcutSwitch } from "./shortcuts/ShortcutSwitch.tsx";
import { useAdminPages } from "./useAdminPages.ts";
import { useMenuCounts } from "./useMenuCounts.ts";

/** Every page, for phones, and this person's session. */
export function MorePage({ session }: { readonly session: OwnerSession }) {
  const pages = useAdminPages();
  const { toLookAt } = useMenuCounts();
  return (
    <AdminPage title="More">
      <nav aria-label="All admin pages">
        <ul className={styles.pages}>
          {pages.map(({ path, label, icon: PageIcon }) => (
            <li key={path}>
              <Link to={path} className={styles.page}>
                <PageIcon size={20} />
                {label}
                {path === "/admin/look" && toLookAt > 0 && ` (${toLookAt})`}
              </Link>
            </li>
          ))}
          <li>
            <ShopLink className={styles.page} />
          </li>
        </ul>
      </nav>
      <ShortcutSwitch />
      <OwnerSessionInfo session={session} onSignedOut={async () => location.assign("/admin")} />
    </AdminPage>
  );
}
