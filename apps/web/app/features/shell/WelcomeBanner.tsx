import { useSite } from "../../lib/api/site.ts";
import { usePanels } from "../../lib/page/panels.ts";
import styles from "./WelcomeBanner.module.css";

/** A line above the page with the welcome offer (R9.5). Rendered while its flag is on. */
export function WelcomeBanner() {
  const { headline, discount } = useSite().welcomeBanner;
  const show = usePanels((panels) => panels.show);
  return (
    <aside aria-label="Offer" className={styles.banner}>
      <strong>{headline}</strong> {discount} off your order.{" "}
      <button type="button" onClick={() => show("promo")}>
        Get the code
      </button>
    </aside>
  );
}
