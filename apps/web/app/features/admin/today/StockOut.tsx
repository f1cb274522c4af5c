import type { SiteShortage } from "@storywall/contract/schemas/owner/stock.ts";
import { formatShortDay } from "@storywall/domain/orders/formatDay.ts";
import { STOCK_ITEMS } from "@storywall/domain/stock/stockCatalogue.ts";
import { Link } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useCountryName } from "../ui/useCountryName.ts";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/** Mouldings and mats that shoppers cannot have at the moment. */
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
            {STOCK_ITEMS.find(({ key }) => key === item)?.name ?? item}
          </Link>
          <span className={styles.detail}>{countryNameOf(site)}</span>
          <span>{expectedOn === null ? "no date yet" : `back about ${formatShortDay(expectedOn)}`}</span>
        </li>
      ))}
    </WorkSection>
  );
}
