import { useDelivery } from "../lib/api/delivery.ts";
import { useSite } from "../lib/api/site.ts";
import styles from "./DeliveryDays.module.css";
import { TruckIcon } from "./icons/icons.tsx";

/** The handle of the chosen delivery option; absent: the first option. */
type Props = { readonly rate?: string | undefined };

/**
 * When a wall ordered now will arrive: "Order today, delivered Thu 26 to Mon 30 Nov" (R9.4, B8). Nothing while the
 * shop does not sell yet.
 */
export function DeliveryDays({ rate }: Props) {
  const { kind, days } = useDelivery(rate);
  if (!useSite().isReadyToSell) return null;
  return (
    <p className={styles.days}>
      <TruckIcon size={18} />
      <span>
        Order today, {kind === "arrival" ? "delivered" : "sent"} <strong>{days}</strong>
      </span>
    </p>
  );
}

/** The same in few words, as part of another text. */
export function ShortDeliveryDays({ rate }: Props) {
  const { kind, days } = useDelivery(rate);
  return useSite().isReadyToSell && `${kind === "arrival" ? "Arrives" : "Sent"} ${days}`;
}
