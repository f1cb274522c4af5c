import { useEffect, useState } from "react";
import { Link } from "react-router";
import { readOwnOrders } from "../../lib/page/ownOrders.ts";
import { OrderLinksForm } from "./OrderLinksForm.tsx";
import styles from "./YourWalls.module.css";

/** The orders that were placed in this browser, and how to find another. */
export function YourOrders() {
  const [orders, setOrders] = useState<ReturnType<typeof readOwnOrders>>([]);
  useEffect(() => setOrders(readOwnOrders()), []);
  return (
    <section aria-labelledby="orders" className={styles.orders}>
      <h2 id="orders">Your orders</h2>
      {orders.length > 0 && (
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
        {orders.length > 0 ? "Looking for another one?" : "Orders you place in this browser are listed here."}{" "}
        Every email we send about an order has the link to it. Can't find it? We'll send it again.
      </p>
      <OrderLinksForm />
      <p>
        No email after a few minutes? <Link to="/contact">Write to us</Link>.
      </p>
    </section>
  );
}
