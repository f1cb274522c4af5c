import { CartIcon } from "../../ui/icons.tsx";
import styles from "./CartButton.module.css";
import { useCart } from "./CartProvider.tsx";

/** Opens the cart and says how many walls are in it; its place in the page is the same with and without a number. */
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
