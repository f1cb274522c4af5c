import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useCheckout } from "../CheckoutProvider.tsx";
import { OutOfStockWalls } from "../stock/OutOfStockWalls.tsx";
import styles from "./CheckoutNotice.module.css";
import { type CheckoutNoticeCode, isPaymentNotice, NOTICE_MESSAGES } from "./checkoutMessages.ts";

export type CheckoutNoticeProps = {
  /** Shows only notices that belong here. Absent: all. */
  readonly place?: "page" | "payment";
  readonly onEditCart: () => void;
};

/** Shows the notice, beside the part that it is about, and the walls that cannot be made. */
export default function CheckoutNotice({ place, onEditCart }: CheckoutNoticeProps) {
  const notice = useCheckout((checkout) => checkout.notice);
  const isHere = notice !== null && (!place || isPaymentNotice(notice) === (place === "payment"));
  return (
    <>
      {isHere && <Notice notice={notice} onEditCart={onEditCart} />}
      {place !== "payment" && <OutOfStockWalls />}
    </>
  );
}

/** It takes focus, so that screen readers and keyboards reach it. */
function Notice({
  notice,
  onEditCart,
}: Pick<CheckoutNoticeProps, "onEditCart"> & { readonly notice: CheckoutNoticeCode }) {
  const message = useCheckout((checkout) => checkout.message);
  // A wall that is out of stock shows this itself, with a link to its frame.
  const isSaidOfWall = useCheckout(
    ({ checkout, message }) => checkout?.lineItems.some(({ stockNote }) => stockNote === message) === true,
  );
  const isFormReady = useCheckout(({ issues }) => Object.keys(issues).length === 0);
  const removePromo = useCheckout((checkout) => checkout.removePromo);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // These two notices focus a field of their own, so the notice takes no focus.
    if (notice !== "invalidFields" && notice !== "cardLost") ref.current?.focus();
  }, [notice]);
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.notice}>
      <p>
        {notice === "notReady" &&
          `${isSaidOfWall ? "We can't make one of the walls in this order at the moment." : message} `}
        {NOTICE_MESSAGES[notice]}
      </p>
      {/* Otherwise the form is not ready, and its fields say why. */}
      {notice === "notReady" && isFormReady && (
        <Button variant="secondary" onClick={onEditCart}>
          Change your cart
        </Button>
      )}
      {notice === "promoUsed" && (
        <Button variant="secondary" onClick={() => void removePromo()}>
          Remove the code
        </Button>
      )}
    </div>
  );
}
