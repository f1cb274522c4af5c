import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import { formatShortDay } from "@storywall/domain/orders/formatDay.ts";
import { STOCK_ITEMS } from "@storywall/domain/stock/stockCatalogue.ts";
import styles from "../ui/Admin.module.css";

/** What an order that is not sent yet needs and the workshop has run out of; nothing when all is there. */
export function OrderShortages({ shortages }: Pick<OrderWork, "shortages">) {
  if (shortages.length === 0) return null;
  return (
    <p className={styles.error}>
      <strong>Waiting for stock</strong>:{" "}
      {shortages
        .map(({ item, expectedOn }) => {
          const name = STOCK_ITEMS.find(({ key }) => key === item)?.name ?? item;
          return expectedOn === null ? name : `${name} (back about ${formatShortDay(expectedOn)})`;
        })
        .join("; ")}
      .
    </p>
  );
}
