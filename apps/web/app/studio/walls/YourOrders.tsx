import { useEffect, useState } from "react";
import { Link } from "react-router";
import { readOwnOrders } from "../../lib/page/ownOrders.ts";

/** The orders that were placed in this browser, and how to find another. */
export function YourOrders() {
  const [orders, setOrders] = useState<ReturnType<typeof readOwnOrders>>([]);
  useEffect(() => setOrders(readOwnOrders()), []);
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Your orders</h2>
      {orders.length > 0 && (
        <ul>
          {orders.map(({ orderId, number }) => (
            <li key={orderId}>
              <Link to={`/order/${orderId}`}>Order {number}</Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        {orders.length > 0 ? "Looking for another one?" : "Orders you place in this browser are listed here."}{" "}
        Every e-mail we send about an order has the link to it. Can't find it?{" "}
        <Link to="/contact">Write to us</Link> and we'll send it again.
      </p>
    </section>
  );
}
