import type { Minor } from "@storywall/domain/units/units.ts";
import { useFormatMoney } from "../lib/api/site.ts";
import styles from "./Price.module.css";

/** An amount in the site's currency, with figures of equal width so that columns align. */
export function Price({ amount }: { readonly amount: Minor }) {
  const money = useFormatMoney();
  return <span className={styles.price}>{money(amount)}</span>;
}
