import { CartIcon } from "../../ui/icons/icons.tsx";
import styles from "./CartButton.module.css";
import { useCart } from "./CartProvider.tsx";

/**
 * Opens the cart and shows how many items are in it. Its width does not depend on the number, so that the header never
 * moves.
 */
export function CartButton() {
  const count = useCart(({ cart }) => cart?.itemCount ?? 0);
  const open = useCart((cart) => cart.open);
  const items = count === 1 ? "1 item" : `${count} items`;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={count === 0 ? "Cart, empty" : `Cart, ${items}`}
      onClick={open}
    >
      <CartIcon />
      {count > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      )}
    </button>
  );
}
