import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import styles from "./CheckoutNotice.module.css";
import { type CheckoutNoticeCode, isPaymentNotice, NOTICE_MESSAGES } from "./checkoutMessages.ts";

export type CheckoutNoticeProps = {
  /** Shows only notices that belong here. Absent: all. */
  readonly place?: "page" | "payment";
};

/** Shows the notice, beside the part that it is about. */
export default function CheckoutNotice({ place }: CheckoutNoticeProps) {
  const notice = useCheckout((checkout) => checkout.notice);
  if (notice === null || (place && isPaymentNotice(notice) !== (place === "payment"))) return null;
  return <Notice notice={notice} />;
}

/** It takes focus, so that screen readers and keyboards reach it. */
function Notice({ notice }: { readonly notice: CheckoutNoticeCode }) {
  const message = useCheckout((checkout) => checkout.message);
  const removePromo = useCheckout((checkout) => checkout.removePromo);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Of these the field that needs attention gets the focus.
    if (notice !== "invalidFields" && notice !== "cardLost") ref.current?.focus();
  }, [notice]);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.notice}>
      <p>{NOTICE_MESSAGES[notice] || message}</p>
      {notice === "promoUsed" && (
        <Button variant="secondary" onClick={() => void removePromo()}>
          Remove the code
        </Button>
      )}
    </div>
  );
}
