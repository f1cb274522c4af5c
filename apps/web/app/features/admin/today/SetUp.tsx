import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { Link } from "react-router";
import { formPathOf } from "../countries/formPathOf.ts";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/** Countries that may not sell yet, each with a link to what it lacks: the first work of a new owner. */
export function SetUp({ sites }: { readonly sites: Today["unready"] }) {
  return (
    <WorkSection title="Before you sell" count={sites.length} tone="attention">
      {sites.map(({ site, countryName, isOpen, missing, firstMissing }) => (
        <li key={site}>
          <Link
            to={isOpen && firstMissing !== null ? formPathOf(firstMissing, site) : "/admin/shop"}
            data-row-link
          >
            {describeStep(isOpen, missing)} for {countryName}
          </Link>
          <span className={styles.detail}>
            {isOpen
              ? "Until then its home page says that it isn't open for orders."
              : "Shoppers don't see it yet."}
          </span>
        </li>
      ))}
    </WorkSection>
  );
}

const describeStep = (isOpen: boolean, missing: number): string => {
  if (missing > 0) return `Enter ${missing} ${missing === 1 ? "detail" : "details"}`;
  return isOpen ? "Nothing to enter" : "Open the shop";
};
