import { useEffect, useState } from "react";
import { useSite } from "../../lib/api/site.ts";
import { acceptPromo } from "../../lib/page/acceptedPromo.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { incrementPromoSeenCount } from "../../lib/page/promoStorage.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { CopyCode } from "./CopyCode.tsx";
import styles from "./PromoModal.module.css";
import { isPromoSubscribed } from "./promoSubscribed.ts";
import { SubscribeForm } from "./SubscribeForm.tsx";

/** Shows the welcome code on request, and to a newcomer by itself (`WelcomeTrigger.tsx`; R2.11, R9.5). */
export default function PromoModal() {
  const isOnboarding = usePanels((panels) => panels.open === "welcome");
  const open = usePanels((panels) => panels.open === "promo") || isOnboarding;
  const hide = usePanels((panels) => panels.hide);
  const { welcomeBanner } = useSite();

  useEffect(() => {
    if (open) incrementPromoSeenCount();
  }, [open]);

  return (
    <Dialog open={open} onOk={hide} onCancel={hide} title={`${welcomeBanner.discount} off your order`}>
      <PromoOffer />
      {isOnboarding && (
        <Button variant="ghost" wide onClick={hide}>
          No, thank you
        </Button>
      )}
    </Dialog>
  );
}

/** After the form is removed, focus moves to the code, so that keyboard and screen reader users find it. */
const focusElement = (element: HTMLElement | null): void => element?.focus();

/** The code for a visitor who has subscribed, now or before; for others the form to subscribe. */
function PromoOffer() {
  const { code } = useSite().welcomeBanner;
  const [wasSubscribed] = useState(isPromoSubscribed);
  const [isSubscribed, setSubscribed] = useState(wasSubscribed);
  return (
    <div className={styles.content}>
      {isSubscribed ? (
        <>
          <p tabIndex={-1} ref={wasSubscribed ? null : focusElement}>
            {wasSubscribed
              ? "Enter this promo code in your cart."
              : "We've added this promo code to your cart. Here it is in case you switch devices."}
          </p>
          <CopyCode code={code} />
        </>
      ) : (
        <>
          <p>
            Enter your email address to see your promo code here. We'll add it to your cart, and email it to
            you once you've confirmed your address.
          </p>
          <SubscribeForm
            onSubscribed={() => {
              setSubscribed(true);
              acceptPromo(code);
            }}
          />
        </>
      )}
      <p className={styles.terms}>
        One code per order, once per email address. Can't be combined with other offers.
      </p>
    </div>
  );
}
