import type { Order, OrderLineItem } from "@storywall/contract/schemas/order.ts";
import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { useSite } from "../../lib/api/site.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { AddressForm, type SendAddress } from "./AddressForm.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import styles from "./ChangeWindow.module.css";
import { useTimeLeft } from "./useTimeLeft.ts";

type Props = {
  readonly order: Order;
  readonly onCancel: () => Promise<void>;
  readonly onAddress: SendAddress;
  /** The time for changes has just ended, by this browser's clock. */
  readonly onOver: () => void;
};

/** B9: until when the order can be changed, in words that count down, and all that can be. */
export function ChangeWindow({ order, onCancel, onAddress, onOver }: Props) {
  return (
    <section aria-labelledby="change" className={styles.part}>
      <h2 id="change" className={styles.heading}>
        Changed your mind?
      </h2>
      <Until time={order.changeableUntil} onOver={onOver} />
      <ul className={styles.ways}>
        {order.lineItems
          // A wall that lacks photos has its way to them beside itself.
          .filter(({ tilesMissing }) => tilesMissing === 0)
          .map((line) => (
            <li key={line.cartItemId}>
              <PhotosLink orderId={order.orderId} line={line} />
            </li>
          ))}
        <li>
          <AddressForm order={order} onSend={onAddress} />
        </li>
        <li>
          <CancelOrder order={order} onCancel={onCancel} />
        </li>
      </ul>
      <p className={styles.note}>
        Frames and sizes are paid for and stay as they are. To have others, cancel this order and order your
        wall again.
      </p>
    </section>
  );
}

/** In the workshop's own time, as everything that the shop promises. */
function Until({ time, onOver }: { readonly time: string | null; readonly onOver: () => void }) {
  const { timeZone, copy } = useSite();
  const left = useTimeLeft(time, onOver);
  if (time === null) return <p>You can change or cancel this order as long as it waits for your photos.</p>;
  return (
    <p>
      You can change or cancel this order
      {left !== null && (
        <>
          {" "}
          for another <strong>{left}</strong>,
        </>
      )}{" "}
      until{" "}
      <time dateTime={time}>
        {localTime(time, timeZone)} on {formatDay(localDay(time, timeZone))}
      </time>{" "}
      ({copy.business_location} time). Then the workshop begins.
    </p>
  );
}

/** R4.13, B9: the way to the photos of a wall, while they may still come or change. */
export function PhotosLink({ orderId, line }: { readonly orderId: string; readonly line: OrderLineItem }) {
  const isComplete = line.tilesMissing === 0;
  return (
    <ButtonLink
      to={`/order/${orderId}/photos/${line.cartItemId}`}
      look={isComplete ? "secondary" : "primary"}
      aria-label={isComplete ? `Change photos and crops of ${line.title}` : `Add photos to ${line.title}`}
    >
      {isComplete ? "Change photos and crops" : "Add photos"}
    </ButtonLink>
  );
}
