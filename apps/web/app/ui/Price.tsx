import type { Minor } from "@storywall/domain/units/units.ts";
import { useFormatDifference, useFormatMoney } from "../lib/api/site.ts";
import styles from "./Price.module.css";

/** An amount in the site's currency, with figures of equal width so that columns align. */
export function Price({ amount }: { readonly amount: Minor }) {
  const money = useFormatMoney();
  return <span className={styles.price}>{money(amount)}</span>;
}

/** What one wall costs more than another, without cents where they say nothing. */
export function PriceDifference({ amount }: { readonly amount: Minor }) {
  const money = useFormatDifference();
  return <span className={styles.price}>{money(amount)}</span>;
}
