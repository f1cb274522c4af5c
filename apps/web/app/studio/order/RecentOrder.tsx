import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useSite } from "../../lib/api/site.ts";
import { findRecentOrder } from "../../lib/page/ownOrders.ts";
import { formatPlacedDay } from "../walls/formatSavedDay.ts";
import styles from "./RecentOrder.module.css";

/**
 * The link to the order that its shopper waits for, from what the browser has stored. A page from the server is the same
 * for every shopper: a script in it reserves the space before the first paint (ownOrders.ts), so nothing moves.
 */
export function RecentOrder() {
  const { locale } = useSite();
  const [order, setOrder] = useState<ReturnType<typeof findRecentOrder>>(null);
  useEffect(() => setOrder(findRecentOrder()), []);
  return (
    <div className={styles.slot}>
      {order && (
        <Link to={`/order/${order.orderId}`} className={styles.card}>
          <strong className={styles.title}>Your order {order.number}</strong>
          <span className={styles.facts}>
            {formatPlacedDay(Date.parse(order.orderedAt ?? ""), Date.now(), locale)}. See how it's coming
            along
          </span>
        </Link>
      )}
    </div>
  );
}
