import type { Order } from "@storywall/contract/schemas/order.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { formatTimeOfDay } from "@storywall/domain/time/formatTimeOfDay.ts";
import { useSite } from "../../lib/api/site.ts";
import styles from "./OrderPage.module.css";
import { listOrderEvents } from "./orderEvents.ts";

/** Lists the past states and changes of an order. */
export function OrderHistory({
  order,
}: {
  readonly order: Pick<Order, "history" | "changes" | "lineItems">;
}) {
  const site = useSite();
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        Order history
      </h2>
      <ol className={styles.history}>
        {listOrderEvents(order).map(({ text, at }) => (
          <li key={`${text} ${at}`}>
            <strong>{text}</strong>, {formatDay(localDay(at, site.timeZone))}, {formatTimeOfDay(at, site)}
          </li>
        ))}
      </ol>
    </section>
  );
}
