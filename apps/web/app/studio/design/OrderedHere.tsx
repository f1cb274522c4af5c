import { useState } from "react";
import styles from "../../features/designer/buy/BuyBar.module.css";
import { useSite } from "../../lib/api/site.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { describeOrderedDay } from "../walls/formatSavedDay.ts";
import { findOrderedHere } from "./findOrderedHere.ts";

export type OrderedHereProps = {
  /** Key of the layout that was opened. */
  readonly designKey: string;
};

/**
 * Says that the wall of this address was ordered: the designer has a price and "Add to cart", so a shopper would think
 * of paying twice. An ordered wall leaves its layout (moveOrderedWalls.ts), so a shopper
 * who comes back to the address of the design would see an empty wall and think that theirs is lost.
 */
export default function OrderedHere({ designKey }: OrderedHereProps) {
  const { locale } = useSite();
  const [ordered, setOrdered] = useState(() => findOrderedHere(designKey));
  if (ordered === null) return null;
  const { order, wallPath } = ordered;
  const close = (): void => setOrdered(null);
  return (
    <Dialog
      open
      onCancel={close}
      title={describeOrderedDay(order.orderedAt, Date.now(), locale)}
      width="confirm"
    >
      <div className={styles.dialogBody}>
        <p>
          {wallPath === null
            ? `Changes you make here don't change your order ${order.number}.`
            : `It's safe in your order ${order.number}. This layout is free for another wall.`}
        </p>
        <ButtonLink to={`/order/${order.orderId}`}>See your order</ButtonLink>
        {wallPath !== null && (
          <ButtonLink to={wallPath} variant="secondary">
            Open the wall you ordered
          </ButtonLink>
        )}
        <Button variant="ghost" onClick={close}>
          {wallPath === null ? "Design it again" : "Start another wall"}
        </Button>
      </div>
    </Dialog>
  );
}
