import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { Link } from "react-router";
import styles from "./Settings.module.css";

/** Tabs for the countries of the shop. The address names the chosen one. Unsaved values of other countries stay. */
export const SiteTabs = ({
  sites,
  current,
}: {
  readonly sites: readonly Pick<OwnerSite, "code" | "countryName">[];
  readonly current: OwnerSite["code"];
}) => (
  <nav aria-label="Country" className={styles.tabs}>
    {sites.map(({ code, countryName }) => (
      <Link
        key={code}
        to={`?site=${code}`}
        preventScrollReset
        {...(code === current && { "aria-current": "page" })}
      >
        {countryName}
      </Link>
    ))}
  </nav>
);
