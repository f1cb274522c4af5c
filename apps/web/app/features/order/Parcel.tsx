import type { Order } from "@storywall/contract/schemas/order.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import styles from "./OrderPage.module.css";

type ParcelOrder = Pick<Order, "status" | "tracking"> & {
  readonly shippingAddress: Pick<Order["shippingAddress"], "phone">;
};

/** Shows the courier, the number of the parcel and a link to track it. */
export function Parcel({ order }: { readonly order: ParcelOrder }) {
  if (!order.tracking) return null;
  const { carrier, number, url } = order.tracking;
  // The shop delivers it, or it is collected.
  if (number === "") return null;
  const isOnItsWay = order.status === "shipped";
  return (
    <section aria-labelledby="parcel" className={styles.parcel}>
      <h2 id="parcel" className={styles.heading}>
        Your parcel
      </h2>
      <p>
        {isOnItsWay ? `${carrier} is delivering it` : `It was sent with ${carrier}`}. The tracking number is{" "}
        <strong>{number}</strong>.
        {isOnItsWay && ` The courier will call ${order.shippingAddress.phone} before delivering.`}
      </p>
      {url !== null && (
        <ButtonLink to={url} target="_blank" rel="noreferrer" variant={isOnItsWay ? "primary" : "secondary"}>
          {isOnItsWay ? "Track your parcel" : "See its tracking"}
        </ButtonLink>
      )}
    </section>
  );
}
