import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { Link } from "react-router";
import { formPathOf } from "../countries/formPathOf.ts";
import styles from "./MissingDetails.module.css";
import { labelOf } from "./settingLabels.ts";

/**
 * The first-run checklist: what a country's shop lacks before it may sell. The country's home page shows it until
 * then.
 */
export function MissingDetails({ site }: { readonly site: OwnerSite }) {
  const missing = findMissingDetails(site);
  if (missing.length === 0)
    return (
      <p className={styles.ready}>
        {site.isOpen ? (
          <>
            All details are in. <Link to="/admin/shop">See whether anything else is left</Link>
          </>
        ) : (
          <>
            All details are in.{" "}
            <Link to={`/admin/shop#${site.code}`}>Open {site.countryName} to shoppers</Link>
          </>
        )}
      </p>
    );
  return (
    <section aria-label={`Before ${site.countryName} sells`} className={styles.missing}>
      <p>
        <strong>Before this shop sells</strong>, it needs{" "}
        {missing.length === 1 ? "one more detail" : `${missing.length} more details`}.{" "}
        {site.isOpen
          ? "Until then its home page says that it isn't open for orders."
          : "Shoppers don't see it yet."}
      </p>
      <ul>
        {missing.map((path) => (
          <li key={path}>
            <Link to={formPathOf(path, site.code)}>{labelOf(path, site)}</Link>
            {path === "copy.email_address" && `: ${site.copy.email_address} is only an example`}
          </li>
        ))}
      </ul>
    </section>
  );
}
