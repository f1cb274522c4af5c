import type { Order } from "@storywall/contract/schemas/order.ts";
import { localDay, localTime } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useSite } from "../../lib/site.ts";
import { Price } from "../../ui/Price.tsx";
import styles from "./OrderPage.module.css";
import { historyOf } from "./orderHistory.ts";

/** What has happened to an order so far: its states, what was changed of it, its money and its parcel. */
export function OrderHistory({ order }: { readonly order: Order }) {
  const { timeZone } = useSite();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        So far
      </h2>
      <ol className={styles.history}>
        {historyOf(order).map(({ words, at }) => (
          <li key={`${words} ${at}`}>
            <strong>{words}</strong>, {formatDay(localDay(at, timeZone))}, {localTime(at, timeZone)}
          </li>
        ))}
      </ol>
      {order.refunded > 0 && (
        <p>
          Paid back: <Price amount={minor(order.refunded)} />
        </p>
      )}
      {order.tracking && <Parcel tracking={order.tracking} />}
    </section>
  );
}

function Parcel({
  tracking: { carrier, number, url },
}: {
  readonly tracking: NonNullable<Order["tracking"]>;
}) {
  return (
    <p>
      {carrier}, parcel number {url === null ? number : <a href={url}>{number}</a>}
    </p>
  );
}
