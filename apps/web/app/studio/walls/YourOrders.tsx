import { useEffect, useState } from "react";
import { Link } from "react-router";
import { readOwnOrders } from "../../lib/page/ownOrders.ts";
import { OrderLinksForm } from "./OrderLinksForm.tsx";
import styles from "./YourWalls.module.css";

/**
 * The orders that were placed in this browser, and how to find another. Until the browser's storage has been read, it
 * does not say that there are none.
 */
export function YourOrders() {
  const [orders, setOrders] = useState<ReturnType<typeof readOwnOrders> | null>(null);
  useEffect(() => setOrders(readOwnOrders()), []);
  return (
    <section aria-labelledby="orders" className={styles.orders}>
      <h2 id="orders">Your orders</h2>
      {orders === null && <p role="status">Looking for your orders…</p>}
      {orders !== null && orders.length > 0 && (
        <ul>
          {orders.map(({ orderId, number }) => (
            <li key={orderId}>
              <Link to={`/order/${orderId}`}>Order {number}</Link>
              {" · "}
              <Link to={`/order/${orderId}#walls`} aria-label={`Order again: the walls of order ${number}`}>
                Order again
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {orders?.length === 0 && "Orders you place in this browser are listed here. "}
        Looking for another order? There's a link to it in every email we sent you about it. Can't find the
        email? We'll send it again.
      </p>
      <OrderLinksForm />
      <p>
        No email after a few minutes? <Link to="/contact">Write to us</Link>.
      </p>
    </section>
  );
}
