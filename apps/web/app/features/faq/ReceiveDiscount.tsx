import { usePanels } from "../../lib/page/panels.ts";
import { resetPromoMemory } from "../../lib/page/promoMemory.ts";
import styles from "./ReceiveDiscount.module.css";

/** R2.10: forgets that the promo was ever seen, and shows it. */
export function ReceiveDiscount() {
  const show = usePanels((panels) => panels.show);
  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        resetPromoMemory();
        show("promo");
      }}
    >
      click here to receive it!
    </button>
  );
}
