import type { Order, OrderLineItem } from "@storywall/contract/schemas/order.ts";
import { useEffect, useState } from "react";
import { areArtOnly } from "../../lib/format/areArtOnly.ts";
import { useTimeLeft } from "../../lib/page/useTimeLeft.ts";
import { WorkshopTime } from "../../lib/page/WorkshopTime.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import { ChangeAddressButton } from "./ChangeAddressButton.tsx";
import type { SubmitAddress } from "./ChangeAddressForm.tsx";
import styles from "./ChangeWindow.module.css";
import { hasUnsavedTiles } from "./hasUnsavedTiles.ts";

type Props = {
  readonly order: Order;
  readonly onCancel: () => Promise<void>;
  readonly onAddressChange: SubmitAddress;
  /** Called when the time for changes ends, by this browser's clock. */
  readonly onExpire: () => void;
};

/** Shows until when the order can be changed, with a countdown, and the changes of the whole order (B9). */
export function ChangeWindow({ order, onCancel, onAddressChange, onExpire }: Props) {
  return (
    <section aria-labelledby="change" className={styles.section}>
      <h2 id="change" className={styles.heading}>
        Changed your mind?
      </h2>
      <Deadline time={order.changeableUntil} onExpire={onExpire} />
      {hasChangedPhotos(order) && (
        <p>
          Your photo changes are saved in the order: you don't need to send anything. We print your wall as
          it's shown here once this time is over.
        </p>
      )}
      <ul className={styles.actions}>
        <li>
          <ChangeAddressButton order={order} onSend={onAddressChange} />
        </li>
        <li>
          <CancelOrder order={order} onCancel={onCancel} />
        </li>
      </ul>
      <p className={styles.note}>
        You can't change frames or sizes in a paid order. To change those, cancel it and order your wall
        again. We confirm each change by email, within about ten minutes.
      </p>
    </section>
  );
}

/** Whether the shopper has changed a photo or a crop since the order was complete. */
const hasChangedPhotos = ({ changes, changeableUntil }: Order): boolean =>
  changeableUntil !== null &&
  changes.some(({ what, actor }) => (what === "photo" || what === "crop") && actor !== "owner");

/** The deadline in the workshop's time zone, like every promise of the shop. */
function Deadline({ time, onExpire }: { readonly time: string | null; readonly onExpire: () => void }) {
  const timeLeft = useTimeLeft(time, onExpire);
  if (time === null)
    return <p>You can change or cancel this order as long as it's waiting for your photos.</p>;
  return (
    <p>
      You can change or cancel this order until <WorkshopTime time={time} />
      {timeLeft !== null && (
        <>
          : <strong>{timeLeft}</strong> left
        </>
      )}
      . After that we start making it.
    </p>
  );
}

const changeTextOf = (line: OrderLineItem): string => {
  if (!areArtOnly([line])) return "Change photos and crops";
  return line.userTemplateInfo.tiles.length === 1 ? "Change the crop" : "Change crops";
};

type PhotosLinkProps = {
  readonly orderId: string;
  readonly line: OrderLineItem;
  /** Tells the wall from the order's others. */
  readonly name: string;
};

/** The link to a wall's photos, while they may still be added or changed (R4.13, B9). It stands beside the wall. */
export function PhotosLink({ orderId, line, name }: PhotosLinkProps) {
  const isComplete = line.tilesMissing === 0;
  const change = changeTextOf(line);
  const [isUnsaved, setIsUnsaved] = useState(false);
  useEffect(() => setIsUnsaved(hasUnsavedTiles(line.cartItemId)), [line.cartItemId]);
  return (
    <>
      {isComplete && isUnsaved && (
        <p className={styles.unsaved}>
          A change you made here isn't in the order yet. Open “{change}” to finish it.
        </p>
      )}
      <ButtonLink
        to={`/order/${orderId}/photos/${line.cartItemId}`}
        variant={isComplete && !isUnsaved ? "secondary" : "primary"}
        aria-label={isComplete ? `${change} of ${name}` : `Add photos to ${name}`}
      >
        {isComplete ? change : "Add photos"}
      </ButtonLink>
    </>
  );
}
