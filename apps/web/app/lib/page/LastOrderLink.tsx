import { useEffect, useState } from "react";
import { Link } from "react-router";
import { readOwnOrders } from "./ownOrders.ts";

/** The way to the order that this browser placed last: a shopper who goes back from its page finds an empty cart. */
export default function LastOrderLink() {
  const [order, setOrder] = useState<ReturnType<typeof readOwnOrders>[number]>();
  useEffect(() => setOrder(readOwnOrders()[0]), []);
  return (
    order && (
      <p>
        Have you just paid? It's all here: <Link to={`/order/${order.orderId}`}>order {order.number}</Link>.
      </p>
    )
  );
}
