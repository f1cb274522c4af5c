import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { useCountryName } from "../ui/useCountryName.ts";
import styles from "./TodayPage.module.css";

/**
 * Orders of today, yesterday, this week and the week before in each country, by its local days and in its currency.
 */
export function SiteFigures({ figures }: Pick<Today, "figures">) {
  const countryNameOf = useCountryName();
  if (figures.length === 0) return null;
  return (
    <aside aria-label="Orders in figures" className={styles.figures}>
      {figures.map(({ site, currency, today, yesterday, week, lastWeek, isTest }) => (
        <section key={site} aria-label={countryNameOf(site)}>
          <h2 className={styles.heading}>{countryNameOf(site)}</h2>
          <dl className={styles.sums}>
            <dt>Today</dt>
            <dd>
              <Link to={ordersOf(site, today)}>{describe(today, currency)}</Link>
            </dd>
            <dt>Yesterday</dt>
            <dd>
              <Link to={ordersOf(site, yesterday)}>{describe(yesterday, currency)}</Link>
            </dd>
            <dt>This week</dt>
            <dd>
              <Link to={ordersOf(site, week)}>{describe(week, currency)}</Link>
            </dd>
            <dt>Last week</dt>
            <dd>
              <Link to={ordersOf(site, lastWeek)}>{describe(lastWeek, currency)}</Link>
            </dd>
          </dl>
          {isTest && <p className={styles.detail}>With test cards: no money came in.</p>}
        </section>
      ))}
      <p className={styles.detail}>
        What shoppers paid, before refunds. Last week counts up to the same weekday.
      </p>
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
