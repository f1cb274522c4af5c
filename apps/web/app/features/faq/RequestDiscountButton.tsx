import styles from "./RequestDiscountButton.module.css";
import { requestDiscount } from "./requestDiscount.ts";

/** Offers the welcome discount again. */
export function RequestDiscountButton() {
  return (
    <button type="button" className={styles.link} onClick={requestDiscount}>
      click here to receive it!
    </button>
  );
}
