import { usePanels } from "../../lib/page/panels.ts";
import { clearPromoStorage } from "../../lib/page/promoStorage.ts";
import styles from "./RequestDiscountButton.module.css";

/** Clears that the promo was seen, and shows it (R2.10). */
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
