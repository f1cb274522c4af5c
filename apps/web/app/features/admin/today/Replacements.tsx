import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/** Tiles that are made again and not sent yet. */
export function Replacements({
  items,
  count,
  canPack,
}: Today["replacements"] & { readonly canPack: boolean }) {
  return (
    <WorkSection
      title="Replacements to send"
      count={count}
      tone="attention"
      action={
        canPack && (
          <ButtonLink to="/admin/pack" variant="secondary">
            Pack
          </ButtonLink>
        )
      }
    >
      {items.map(({ orderId, number, createdAt, prints, printsPrinted }) => (
        <li key={number}>
          <Link to={`/admin/orders/${orderId}`} data-row-link>
            {number}
          </Link>
          <span className={styles.detail}>
            {printsPrinted} of {prints} printed
          </span>
          <span>
            since <DateTime at={createdAt} />
          </span>
        </li>
      ))}
      {count > items.length && <li className={styles.detail}>and {count - items.length} more</li>}
    </WorkSection>
  );
}
