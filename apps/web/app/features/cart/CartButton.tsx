import { CartIcon } from "../../ui/icons/icons.tsx";
import styles from "./CartButton.module.css";
import { useCart } from "./CartProvider.tsx";

/**
 * Opens the cart and shows how many walls are in it. Its width does not depend on the number, so that the header never
 * moves.
 */
export function CartButton() {
  const count = useCart(({ cart }) => cart?.itemCount ?? 0);
  const open = useCart((cart) => cart.open);
  const walls = count === 1 ? "1 wall" : `${count} walls`;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={count === 0 ? "Cart, empty" : `Cart, ${walls}`}
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
