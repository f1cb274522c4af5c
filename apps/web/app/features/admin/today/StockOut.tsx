import type { SiteShortage } from "@storywall/contract/schemas/owner/stock.ts";
import { formatShortDay } from "@storywall/domain/orders/formatDay.ts";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { stockItemName } from "../stock/shortageLabel.ts";
import { useCountryName } from "../ui/useCountryName.ts";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/** Mouldings and mats that shoppers cannot choose at the moment. */
export function StockOut({ shortages }: { readonly shortages: readonly SiteShortage[] }) {
  const countryNameOf = useCountryName();
  return (
    <WorkSection
      title="Out of stock"
      count={shortages.length}
      tone="attention"
      action={
        <ButtonLink to="/admin/stock" variant="secondary">
          Stock
        </ButtonLink>
      }
    >
      {shortages.map(({ site, item, expectedOn }) => (
        <li key={`${site} ${item}`}>
          <Link to={`/admin/stock?site=${site}`} data-row-link>
            {stockItemName(item)}
          </Link>
          <span className={styles.detail}>{countryNameOf(site)}</span>
          <span>{expectedOn === null ? "no date yet" : `back about ${formatShortDay(expectedOn)}`}</span>
          <Link
            to={`/admin/orders?site=${site}&stock=${item}`}
            aria-label={`Orders that wait for it: ${stockItemName(item)}`}
          >
            Orders that wait for it
          </Link>
        </li>
      ))}
    </WorkSection>
  );
}
