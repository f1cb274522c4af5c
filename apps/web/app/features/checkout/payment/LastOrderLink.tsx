import { useEffect, useState } from "react";
import { readOwnOrders } from "../../../lib/page/ownOrders.ts";
import { ButtonLink } from "../../../ui/Button.tsx";

/** The link to the order that this browser placed last: a shopper who goes back from its page finds an empty cart. */
export default function LastOrderLink() {
  const [order, setOrder] = useState<ReturnType<typeof readOwnOrders>[number]>();
  useEffect(() => setOrder(readOwnOrders()[0]), []);
  return (
    order && (
      <>
        <p role="status">
          Have you just paid? Your order {order.number} is placed, and you won't be charged again.
        </p>
        <ButtonLink to={`/order/${order.orderId}`} variant="secondary">
          See your order
        </ButtonLink>
      </>
    )
  );
}
