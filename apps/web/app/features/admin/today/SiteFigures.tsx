import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { useRootData } from "../../../lib/api/rootData.ts";
import styles from "./TodayPage.module.css";

/** Orders of yesterday and of this week in each country, by its own days and in its own money. */
export function SiteFigures({ figures }: Pick<Today, "figures">) {
  const { storefronts } = useRootData();
  if (figures.length === 0) return null;
  return (
    <aside aria-label="Orders in figures" className={styles.figures}>
      {figures.map(({ site, currency, yesterday, week, isTest }) => (
        <section key={site} aria-label={site}>
          <h2 className={styles.heading}>
            {storefronts.find(({ code }) => code === site)?.countryName ?? site}
          </h2>
          <dl className={styles.sums}>
            <dt>Yesterday</dt>
            <dd>
              <Link to={ordersOf(site, yesterday)}>{describe(yesterday, currency)}</Link>
            </dd>
            <dt>This week</dt>
            <dd>
              <Link to={ordersOf(site, week)}>{describe(week, currency)}</Link>
            </dd>
          </dl>
          {isTest && <p className={styles.detail}>With test cards: no money came in.</p>}
        </section>
      ))}
      <p className={styles.detail}>What shoppers paid, before refunds.</p>
      <Link to="/admin/figures">All figures</Link>
    </aside>
  );
}

type Figures = Today["figures"][number];

const ordersOf = (site: Figures["site"], { from, to }: Figures["week"]): string =>
  `/admin/orders?site=${site}&from=${from}&to=${to}`;

const describe = ({ orders, total }: Figures["week"], currency: Figures["currency"]): string =>
  orders === 0
    ? "no orders"
    : `${orders === 1 ? "1 order" : `${orders} orders`}, ${formatMoney(minor(total), currency)}`;
