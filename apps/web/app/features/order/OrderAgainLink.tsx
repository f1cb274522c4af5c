import type { Order } from "@storywall/contract/schemas/order.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./OrderPage.module.css";

type Props = {
  readonly order: Pick<Order, "orderId" | "status">;
  readonly line: Pick<Order["lineItems"][number], "cartItemId">;
  /** The name of the wall, which differs from those of the order's other walls. */
  readonly name: string;
};

/**
 * The link to order a wall again (B9). A wall that waits for photos says so: shoppers come here from "Order again".
 */
export const OrderAgainLink = ({ order: { orderId, status }, line, name }: Props) =>
  status === "awaiting_photos" ? (
    <p className={styles.note}>You can order it again once all its photos are here.</p>
  ) : (
    <ButtonLink
      to={`/order/${orderId}/again/${line.cartItemId}`}
      variant="secondary"
      aria-label={`Order again or add tiles: ${name}`}
    >
      Order again or add tiles
    </ButtonLink>
  );
