import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { Link } from "react-router";
import { formPathOf } from "../countries/formPathOf.ts";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/**
 * What is missing before the shop can really sell, each with a link to its form. It is shown until everything is done.
 */
export function SetUp({
  sites,
  areMailsFiles,
}: {
  readonly sites: Today["unready"];
  readonly areMailsFiles: boolean;
}) {
  return (
    <WorkSection title="Before you sell" count={sites.length + (areMailsFiles ? 1 : 0)} tone="attention">
      {sites.map((site) => {
        const { to, label, detail } = describeStep(site);
        return (
          <li key={site.site}>
            <Link to={to} data-row-link>
              {label} for {site.countryName}
            </Link>
            <span className={styles.reason}>{detail}</span>
          </li>
        );
      })}
      {areMailsFiles && (
        <li>
          <a href="#mail-status" data-row-link>
            Set up a mail server
          </a>
          <span className={styles.reason}>Until then emails reach no one.</span>
        </li>
      )}
    </WorkSection>
  );
}

const describeStep = ({ site, isOpen, missing, firstMissing }: Today["unready"][number]) => {
  const label = missing > 0 ? `Enter ${missing} ${missing === 1 ? "detail" : "details"}` : "Open the shop";
  if (!isOpen) return { to: "/admin/shop", label, detail: "Shoppers don't see it yet." };
  if (firstMissing === null)
    return { to: "/admin/shop", label: "Set up payments", detail: "Test cards bring in no money." };
  return {
    to: formPathOf(firstMissing, site),
    label,
    detail: "Until then its home page says that it isn't open for orders.",
  };
};
