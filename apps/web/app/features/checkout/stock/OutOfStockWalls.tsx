import styles from "../ChangedWalls.module.css";
import { useCheckout } from "../CheckoutProvider.tsx";

/**
 * Says which walls of the order cannot be made at the moment, with links to their frames: the shop rejects the
 * payment.
 */
export function OutOfStockWalls() {
  const lines = useCheckout(({ checkout }) => checkout?.lineItems);
  return lines?.map(
    ({ uuid, title, stockNote }) =>
      stockNote && (
        <p key={uuid} role="status" className={styles.changed}>
          {title}: {stockNote} {/* A page load: this page may not know yet which frames are out of stock. */}
          <a href={`/design?line=${encodeURIComponent(uuid)}`}>Choose another frame</a>
        </p>
      ),
  );
}
