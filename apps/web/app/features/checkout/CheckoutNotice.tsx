import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./CheckoutNotice.module.css";
import { useCheckout } from "./CheckoutProvider.tsx";
import { NOTICE_MESSAGES, type CheckoutNoticeCode as Notice } from "./checkoutMessages.ts";

/** What happened and what to do, at the part that it is about; takes focus, so that nobody misses it. */
export function CheckoutNotice({ notice }: { readonly notice: Notice }) {
  const removePromo = useCheckout((checkout) => checkout.removePromo);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where fields have to be mended the first of them takes focus instead.
    if (notice !== "invalidFields") ref.current?.focus();
  }, [notice]);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.notice}>
      <p>{NOTICE_MESSAGES[notice]}</p>
      {notice === "promoUsed" && (
        <Button variant="secondary" onClick={() => void removePromo()}>
          Take the code off
        </Button>
      )}
    </div>
  );
}
