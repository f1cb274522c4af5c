import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import styles from "./MissingDetails.module.css";
import { labelOf } from "./settingLabels.ts";

/** The first-run check list: what a country's shop lacks before it may sell. Its home page says so until then. */
export function MissingDetails({ site }: { readonly site: OwnerSite }) {
  const missing = findMissingDetails(site);
  if (missing.length === 0) return <p className={styles.ready}>All details are here: this shop may sell.</p>;
  return (
    <section aria-label={`Before ${site.countryName} sells`} className={styles.missing}>
      <p>
        <strong>Before this shop sells</strong>, it needs{" "}
        {missing.length === 1 ? "one more detail" : `${missing.length} more details`}. Until then its home
        page says that it is being set up.
      </p>
      <ul>
        {missing.map((path) => (
          <li key={path}>{labelOf(path)}</li>
        ))}
      </ul>
    </section>
  );
}
