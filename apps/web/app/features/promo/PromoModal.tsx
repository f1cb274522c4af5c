import { useEffect } from "react";
import { usePanels } from "../../lib/panels.ts";
import { countPromoSeen } from "../../lib/promoMemory.ts";
import { useSite } from "../../lib/site.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyCode } from "./CopyCode.tsx";
import styles from "./PromoModal.module.css";

/** R2.11, R9.5: hands out the welcome code. It never comes by itself while the banner's flag is off. */
export default function PromoModal() {
  const open = usePanels((panels) => panels.open === "promo");
  const hide = usePanels((panels) => panels.hide);
  const { welcomeBanner } = useSite();

  useEffect(() => {
    if (open) countPromoSeen();
  }, [open]);

  return (
    <Dialog open={open} onOk={hide} onCancel={hide} title={welcomeBanner.headline}>
      <div className={styles.content}>
        <p>{welcomeBanner.percent}% off your first wall. Enter this code in the cart or at checkout.</p>
        <CopyCode code={welcomeBanner.code} />
        <p className={styles.terms}>
          One code for each order, once for each e-mail address. Not together with other offers.
        </p>
      </div>
    </Dialog>
  );
}
