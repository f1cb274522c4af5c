import { useSite } from "../../lib/api/site.ts";
import { usePanels } from "../../lib/page/panels.ts";
import styles from "./WelcomeBanner.module.css";

/** R9.5: one line above the shop that says the welcome offer, while its flag is on. */
export function WelcomeBanner() {
  const { headline, percent } = useSite().welcomeBanner;
  const show = usePanels((panels) => panels.show);
  return (
    <aside aria-label="Offer" className={styles.banner}>
      <strong>{headline}</strong> {percent}% off your first wall.{" "}
      <button type="button" onClick={() => show("promo")}>
        Get the code
      </button>
    </aside>
  );
}
