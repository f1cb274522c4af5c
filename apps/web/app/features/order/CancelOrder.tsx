import type { Order } from "@storywall/contract/schemas/order.ts";
import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { useSite } from "../../lib/site.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./CancelOrder.module.css";

type Props = {
  readonly order: Pick<Order, "orderNumber" | "changeableUntil" | "total">;
  /** Resolves when the shop has answered, whatever it said. */
  readonly onCancel: () => Promise<void>;
};

/** The change window: until when the order can be cancelled, and the way to do it, which asks once more. */
export function CancelOrder({ order, onCancel }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setIsAsking(false);
  const cancel = async () => {
    setIsBusy(true);
    await onCancel();
    setIsBusy(false);
    close();
  };
  return (
    <section aria-labelledby="change" className={styles.part}>
      <h2 id="change" className={styles.heading}>
        Changed your mind?
      </h2>
      <p>
        You can cancel this order <Until time={order.changeableUntil} />, and get all of your money back.
      </p>
      <Button look="secondary" onClick={() => setIsAsking(true)}>
        Cancel this order
      </Button>
      <Dialog open={isAsking} onCancel={close} title={`Cancel order ${order.orderNumber}?`} width="confirm">
        <div className={styles.question}>
          <p>
            It will not be made. <Price amount={minor(order.total)} /> goes back to the card that paid; banks
            take a few working days to show it.
          </p>
          <Button look="danger" busy={isBusy} onClick={() => void cancel()}>
            Cancel the order
          </Button>
          <Button look="quiet" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

/** In the workshop's own time, as everything that the shop promises. */
function Until({ time }: { readonly time: string | null }) {
  const { timeZone, copy } = useSite();
  if (time === null) return <>as long as it waits for your photos</>;
  return (
    <>
      until{" "}
      <strong>
        <time dateTime={time}>
          {localTime(time, timeZone)} on {formatDay(localDay(time, timeZone))}
        </time>
      </strong>{" "}
      ({copy.business_location} time)
    </>
  );
}
