import { usePanels } from "../../lib/page/panels.ts";
import { clearPromoStorage } from "../../lib/page/promoStorage.ts";
import styles from "./RequestDiscountButton.module.css";

/** R2.10: forgets that the promo was ever seen, and shows it. */
export function RequestDiscountButton() {
  const show = usePanels((panels) => panels.show);
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        clearPromoStorage();
        show("promo");
      }}
    >
      click here to receive it!
    </button>
  );
}
